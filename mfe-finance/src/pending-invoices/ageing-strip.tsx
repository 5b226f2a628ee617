import { AGEING_LABELS, type AgeingBucket, type ListQuery } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { usePendingInvoicesAgeingQuery } from './pending-invoices-api';
import './ageing-strip.css';

type Props = { query: ListQuery; chosen: readonly string[]; onChange: (buckets: string[]) => void };

/**
 * Open invoices by how long they are overdue, in RM; each bucket shows only its invoices while it is pressed.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export function AgeingStrip({ query, chosen, onChange }: Props) {
  // Which bucket is chosen does not change what the buckets hold.
  const { ageing: _chosen, ...filters } = query.filters ?? {};
  const { data } = usePendingInvoicesAgeingQuery({ ...query, filters });
  const toggle = (bucket: AgeingBucket) =>
    onChange(chosen.includes(bucket) ? chosen.filter((one) => one !== bucket) : [...chosen, bucket]);
  if (!data) return <div className="ageing-strip" aria-hidden />;
  return (
    <div className="ageing-strip" role="group" aria-label="Ageing">
      {data.map(({ bucket, count, amount }) => (
        <button
          key={bucket}
          type="button"
          data-late={(bucket !== 'not_due' && count > 0) || undefined}
          aria-pressed={chosen.includes(bucket)}
          onClick={() => toggle(bucket)}
        >
          <span>{AGEING_LABELS[bucket]}</span>
          <strong className="sl-one-line">
            <Money value={amount} />
          </strong>
          <small>{count === 1 ? '1 invoice' : `${count} invoices`}</small>
        </button>
      ))}
    </div>
  );
}
