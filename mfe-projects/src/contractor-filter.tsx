import { Select } from '@siteledger/shared-lib/ui';
import { useProjectsContractorsQuery } from './api';

type Props = {
  project: string;
  uuid: string;
  onChange: (uuid: string) => void;
  'aria-label': string;
  className: string;
};

/** Filter by one of the project's contractors. */
export function ContractorFilter({ project, uuid, onChange, ...look }: Props) {
  const { data: contractors = [], isFetching } = useProjectsContractorsQuery(project);
  return (
    <Select
      {...look}
      placeholder="All contractors"
      allowClear
      popupMatchSelectWidth={320}
      showSearch={{ optionFilterProp: 'label' }}
      options={contractors.map((contractor) => ({ value: contractor.uuid, label: contractor.name }))}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
