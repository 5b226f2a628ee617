import { compareDays, formatDay, type CashflowProjection } from '@siteledger/shared-lib/domain';
import { Button, EmptyState } from '@siteledger/shared-lib/ui';
import { CashflowItemRow } from './cashflow-item-row';

type Bucket = CashflowProjection['buckets'][number];

type Props = {
  project: string;
  projection: CashflowProjection;
  chosen: Bucket | undefined;
  onShowAll: () => void;
};

const HEADINGS = ['Date', 'Document', 'Party', 'Due', 'Overdue', 'In', 'Out', 'Balance'];

/** The documents behind the sums, in the order of their effect on the balance, each with a link. */
export function CashflowItems({ project, projection, chosen, onShowAll }: Props) {
  const items = projection.items.filter(({ date }) => !chosen || isWithin(chosen, date));
  return (
    <section className="cashflow-panel" aria-label="Documents">
      <div className="cashflow-items-head">
        <h2>{chosen ? `${formatDay(chosen.from)} – ${formatDay(chosen.to)}` : 'Documents'}</h2>
        {chosen && (
          <Button size="small" onClick={onShowAll}>
            Show all weeks
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState>{chosen ? 'Nothing due this week.' : 'Nothing due in this period.'}</EmptyState>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        <div className="cashflow-items" role="region" aria-label="Expected payments" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <CashflowItemRow key={item.uuid} project={project} item={item} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const isWithin = ({ from, to }: Bucket, day: string) => compareDays(day, from) >= 0 && compareDays(day, to) <= 0;
