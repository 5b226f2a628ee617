import { skipToken, useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupSelect, useLookup } from '@siteledger/shared-lib/ui';
import { useMemo, useState } from 'react';

type Props = {
  id?: string;
  /** Accessible name of the control without a label element. */
  label?: string;
  chosen: readonly Reference[];
  isWrong?: boolean;
  /** Small enough for a list's row. */
  isSmall?: boolean;
  onChange: (projects: Reference[]) => void;
};

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name, title: name });

/** Select of several projects, searched by name; requests nothing until it is opened. */
export function ProjectsSelect({ id, label, chosen, isWrong, isSmall, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const useProjects = (text: string) => useProjectOptionsQuery(isOpen || text ? text : skipToken);
  const lookup = useLookup(useProjects, optionOf, chosen.map(optionOf));
  // antd measures its tags again for every new array; with fifty in a row React assumes an infinite loop.
  const uuids = useMemo(() => chosen.map(({ uuid }) => uuid), [chosen]);
  return (
    <LookupSelect
      id={id}
      lookup={lookup}
      className="role-choice role-choice-projects"
      size={isSmall ? 'small' : undefined}
      isMultiple
      maxTagCount="responsive"
      maxTagPlaceholder={moreTags}
      aria-label={label}
      placeholder="None"
      status={isWrong ? 'error' : undefined}
      popupMatchSelectWidth={360}
      value={uuids}
      onOpenChange={setOpen}
      onChange={(left, added) => {
        const kept = chosen.filter(({ uuid }) => left?.includes(uuid));
        onChange(added ? [...kept, { uuid: added.value, name: added.label }] : kept);
      }}
    />
  );
}

type Tag = { label?: unknown };

/** Number of tags that do not fit in a one-line select; the tooltip lists their names. */
const moreTags = (tags: readonly Tag[]) => (
  <span title={tags.map(({ label }) => String(label)).join(', ')}>+{tags.length}</span>
);
