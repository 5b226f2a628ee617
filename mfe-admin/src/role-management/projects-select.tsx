import { skipToken, useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupSelect, useLookup } from '@siteledger/shared-lib/ui';
import { useMemo, useState } from 'react';

type Props = {
  /** Of the control, where a label points to it. */
  id?: string;
  /** Names the control where nothing points to it. */
  label?: string;
  chosen: readonly Reference[];
  isWrong?: boolean;
  /** As low as a row of a list. */
  isSmall?: boolean;
  onChange: (projects: Reference[]) => void;
};

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name, title: name });

/** Several projects, found by a part of their name; the server is asked only once the list is opened. */
export function ProjectsSelect({ id, label, chosen, isWrong, isSmall, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const useProjects = (text: string) => useProjectOptionsQuery(isOpen || text ? text : skipToken);
  const lookup = useLookup(useProjects, optionOf, chosen.map(optionOf));
  // antd measures its tags again at every list that is new; at each of fifty keys in a row React takes that for a loop.
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

/** How many tags have no room in a select of one line; its tooltip has their names. */
const moreTags = (tags: readonly Tag[]) => (
  <span title={tags.map(({ label }) => String(label)).join(', ')}>+{tags.length}</span>
);
