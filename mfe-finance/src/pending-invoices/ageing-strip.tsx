import {
  AGEING_BUCKETS,
  AGEING_LABELS,
  counted,
  type AgeingBucket,
  type ListQuery,
} from '@siteledger/shared-lib/domain';
import { FigureStrip, Money } from '@siteledger/shared-lib/ui';
import { usePendingInvoicesAgeingQuery } from './pending-invoices-api';

type Props = { query: ListQuery; chosen: readonly string[]; onChange: (buckets: string[]) => void };

/**
 * Open invoices by days overdue, in RM; a pressed bucket filters the list. docs/domain/dashboards-and-reports.md#ageing
 */
export function AgeingStrip({ query, chosen, onChange }: Props) {
  // The chosen bucket does not filter the buckets themselves.
  const { ageing: _chosen, ...filters } = query.filters ?? {};
  const { data, error } = usePendingInvoicesAgeingQuery({ ...query, filters });
  const figureOf = (bucket: AgeingBucket) => {
    const total = data?.find((one) => one.bucket === bucket);
    const isChosen = chosen.includes(bucket);
    return {
      label: AGEING_LABELS[bucket],
      aside: total && counted(total.count, 'invoice'),
      value: total ? <Money value={total.amount} /> : error && '–',
      isLate: bucket !== 'not_due' && total !== undefined && total.count > 0,
      choice: {
        isChosen,
        onToggle: () => onChange(isChosen ? chosen.filter((one) => one !== bucket) : [...chosen, bucket]),
      },
    };
  };
  return <FigureStrip name="Ageing" figures={AGEING_BUCKETS.map(figureOf)} />;
}
