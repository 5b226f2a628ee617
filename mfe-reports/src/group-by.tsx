import { GROUPINGS, type Grouping } from '@siteledger/shared-lib/domain';
import { Choice } from '@siteledger/shared-lib/ui';
import { useId } from 'react';
import type { ReportView } from './report-view';
import './reports.css';

type Props = {
  /** Label of the documents' party: "Client". */
  party: string;
  view: Pick<ReportView, 'groupBy' | 'setGroupBy'>;
};

const NOT_GROUPED = '';

/** Choice of the report's grouping: none, by project or by party. */
export function GroupBy({ party, view }: Props) {
  const label = useId();
  const titles: Record<Grouping, string> = { project: 'Project', party };
  return (
    <span className="report-grouping" data-filled={Boolean(view.groupBy) || undefined}>
      <span id={label}>Group by</span>
      <Choice
        aria-labelledby={label}
        value={view.groupBy ?? NOT_GROUPED}
        options={[
          { value: NOT_GROUPED, label: 'None' },
          ...GROUPINGS.map((value) => ({ value, label: titles[value] })),
        ]}
        onChange={(grouping) => view.setGroupBy(grouping || undefined)}
      />
    </span>
  );
}
