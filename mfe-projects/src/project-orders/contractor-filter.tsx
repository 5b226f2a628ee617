import { Select } from '@siteledger/shared-lib/ui';
import { useProjectOrdersContractorsQuery } from './project-orders-api';

type Props = { project: string; uuid: string; onChange: (uuid: string) => void };

/** Shows the orders of one of the project's contractors. */
export function ContractorFilter({ project, uuid, onChange }: Props) {
  const { data: contractors = [], isFetching } = useProjectOrdersContractorsQuery(project);
  return (
    <Select
      className="sl-list-filter"
      aria-label="Filter by contractor"
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
