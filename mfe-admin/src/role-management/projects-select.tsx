import { skipToken, useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import { SEARCH_DEBOUNCE_MS, type Reference } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** Of the control, where a label points to it. */
  id?: string;
  /** Names the control where nothing points to it. */
  label?: string;
  chosen: readonly Reference[];
  isWrong?: boolean;
  onChange: (projects: Reference[]) => void;
};

// In letters: what a tag shows of a project's name, whose whole is in its tooltip.
const SHORT = 26;

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name, title: name });

/** Several projects, found by a part of their name; the server is asked only once the list is opened. */
export function ProjectsSelect({ id, label, chosen, isWrong, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { data: found = [], isFetching } = useProjectOptionsQuery(isOpen ? text : skipToken);
  const searchLater = useDebounced(setText, SEARCH_DEBOUNCE_MS);
  const known = [...chosen, ...found.filter(({ uuid }) => !chosen.some((project) => project.uuid === uuid))];
  const offered = text ? found : known;
  return (
    <Select<string[]>
      id={id}
      className="role-choice"
      mode="multiple"
      maxTagCount="responsive"
      maxTagTextLength={SHORT}
      aria-label={label}
      placeholder="None"
      options={(isOpen ? offered : chosen).map(optionOf)}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: searchLater }}
      status={isWrong ? 'error' : undefined}
      popupMatchSelectWidth={360}
      value={chosen.map(({ uuid }) => uuid)}
      onOpenChange={setOpen}
      onChange={(uuids) => onChange(uuids.flatMap((uuid) => known.find((project) => project.uuid === uuid) ?? []))}
    />
  );
}
