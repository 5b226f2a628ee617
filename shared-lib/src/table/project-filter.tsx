import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** The chosen project, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to one project, found by typing a part of its name. */
export function ProjectFilter({ uuid, onChange }: Props) {
  const [text, setText] = useState('');
  const { data: projects = [], isFetching } = useProjectOptionsQuery(text);
  const search = useDebounced(setText, SEARCH_DEBOUNCE_MS);
  return (
    <Select
      className="sl-list-filter"
      aria-label="Project"
      placeholder="All projects"
      allowClear
      popupMatchSelectWidth={360}
      showSearch={{ filterOption: false, onSearch: search }}
      options={projects.map((project) => ({ value: project.uuid, label: project.name }))}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
