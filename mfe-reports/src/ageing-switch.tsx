import { FilterChips } from '@siteledger/shared-lib/table';
import type { ReportView } from './report-view';

const ageing = [{ value: '1', label: 'Ageing columns' }];

/** Shows the balance of each document in the column of its age. */
export const AgeingSwitch = ({ view }: { view: Pick<ReportView, 'isAged' | 'setAged'> }) => (
  <FilterChips
    label="Columns"
    options={ageing}
    chosen={view.isAged ? '1' : ''}
    onChange={([chosen]) => view.setAged(chosen === '1')}
  />
);
