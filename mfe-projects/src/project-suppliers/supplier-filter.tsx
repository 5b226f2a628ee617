import { Select } from '@siteledger/shared-lib/ui';
import { useProjectSuppliersListQuery } from './project-suppliers-api';

type Props = {
  project: string;
  /** The chosen contractor, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to one of the project's contractors. */
export function SupplierFilter({ project, uuid, onChange }: Props) {
  const { data, isFetching } = useProjectSuppliersListQuery({
    project,
    page: 1,
    per_page: 300,
    sort: 'name',
    order: 'asc',
  });
  return (
    <Select
      className="supplier-filter"
      aria-label="Contractor"
      placeholder="All contractors"
      allowClear
      popupMatchSelectWidth={320}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.data.map((contractor) => ({ value: contractor.uuid, label: contractor.name }))}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
