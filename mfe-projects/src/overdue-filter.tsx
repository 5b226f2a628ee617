import { FilterChips } from '@siteledger/shared-lib/table';

const overdue = [{ value: '1', label: 'Overdue' }];

type Props = {
  /** '1' for overdue documents only, '' for any. */
  chosen: string;
  onChange: (chosen: string) => void;
};

/** Filter for overdue invoices or bills. docs/domain/certificates.md#balance-and-overdue */
export const OverdueFilter = ({ chosen, onChange }: Props) => (
  <FilterChips label="Due" options={overdue} chosen={chosen} onChange={([first = '']) => onChange(first)} />
);
