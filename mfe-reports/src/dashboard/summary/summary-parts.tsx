import {
  counted,
  formatDay,
  type CashSummary,
  type Day as DayText,
  type OverdueSummary,
  type ProjectsSummary,
  type RetentionSummary,
  type WaitingSummary,
} from '@siteledger/shared-lib/domain';
import { Link, MaybeLink } from '@siteledger/shared-lib/router';
import { Day, Money } from '@siteledger/shared-lib/ui';
import { useSummaryLinks } from './summary-links';

/** Clients' overdue balances, and the largest debtor. RM. */
export function OverduePart({ overdue: { amount, count, since, largest } }: { overdue: OverdueSummary }) {
  const links = useSummaryLinks();
  return (
    <>
      <p className="summary-value">
        <MaybeLink to={links.overdue()}>
          <Money value={amount} />
        </MaybeLink>
      </p>
      <p className="summary-note">
        {since ? (
          <>
            {counted(count, 'invoice')} since <Day value={since} />
          </>
        ) : (
          'No overdue invoices.'
        )}
      </p>
      {largest && (
        <p className="summary-worst">
          <span className="summary-name" title={largest.client.name}>
            Most: {largest.client.name}
          </span>
          <span>
            <MaybeLink to={links.overdue(largest.client.uuid)}>
              <Money value={largest.amount} />
            </MaybeLink>{' '}
            since <Day value={largest.since} />
          </span>
        </p>
      )}
    </>
  );
}

/** Cash so far, cash due in and out, and the day with the lowest balance. RM. */
export function CashPart({ asOf, cash: { now, due, lowest } }: { asOf: DayText; cash: CashSummary }) {
  const links = useSummaryLinks();
  const row = (label: string, side: 'in' | 'out', to: (until: string) => string | undefined) => (
    <tr>
      <th scope="row">{label}</th>
      {due.map((one) => (
        <td key={one.days} className="sl-figure">
          <MaybeLink to={to(one.until)}>
            <Money value={one[side]} />
          </MaybeLink>
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <p className="summary-value">
        <MaybeLink to={links.paid(asOf)}>
          <Money value={now} />
        </MaybeLink>
      </p>
      <p className="summary-note">received less paid</p>
      <table className="summary-due">
        <thead>
          <tr>
            <th scope="col">Due in</th>
            {due.map(({ days, until }) => (
              <th key={days} scope="col" title={`By ${formatDay(until)}`}>
                {days} days
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('To us', 'in', links.receivable)}
          {row('By us', 'out', links.payable)}
        </tbody>
      </table>
      <p className="summary-worst">
        <span>
          Lowest{' '}
          <strong>
            <Money value={lowest.balance} />
          </strong>{' '}
          on <Day value={lowest.day} />
        </span>
        <span className="summary-note">
          in{' '}
          <MaybeLink to={links.receivable(lowest.day)}>
            <Money value={lowest.in} />
          </MaybeLink>
          , out{' '}
          <MaybeLink to={links.payable(lowest.day)}>
            <Money value={lowest.out} />
          </MaybeLink>
        </span>
        <span className="summary-note">Overdue amounts count as due today.</span>
      </p>
    </>
  );
}

const points = (difference: string) => `${difference.replace('-', '')} pts`;

/** Number of projects in progress, over budget and behind, with the worst of each. */
export function ProjectsPart({ projects }: { projects: ProjectsSummary }) {
  const links = useSummaryLinks();
  const { in_progress, over_budget, most_over, behind, furthest_behind } = projects;
  return (
    <>
      <p className="summary-value">
        <Link to={links.inProgress}>{in_progress}</Link>
      </p>
      <p className="summary-worst">
        <MaybeLink to={over_budget > 0 ? links.overBudget : undefined}>{over_budget} over budget</MaybeLink>
        {most_over && (
          <span className="summary-name summary-note" title={most_over.project.name}>
            <Money value={most_over.amount} />:{' '}
            <Link to={`/projects/${most_over.project.uuid}`}>{most_over.project.name}</Link>
          </span>
        )}
      </p>
      <p className="summary-worst">
        <MaybeLink to={behind > 0 ? links.behind : undefined}>{behind} behind time</MaybeLink>
        {furthest_behind && (
          <span className="summary-name summary-note" title={furthest_behind.project.name}>
            {points(furthest_behind.progress_diff)}:{' '}
            <Link to={`/projects/${furthest_behind.project.uuid}`}>{furthest_behind.project.name}</Link>
          </span>
        )}
      </p>
    </>
  );
}

/** Retention held by clients, and the part that can be claimed. RM. */
export function RetentionPart({ retention: { held, completed } }: { retention: RetentionSummary }) {
  const links = useSummaryLinks();
  return (
    <>
      <p className="summary-value">
        <MaybeLink to={links.retention}>
          <Money value={held} />
        </MaybeLink>
      </p>
      <p className="summary-note">
        <MaybeLink to={links.retentionOfCompleted}>
          <Money value={completed} />
        </MaybeLink>{' '}
        on completed projects
      </p>
    </>
  );
}

/** Tasks of the user, each with a link. */
export function WaitingPart({ waiting: { variations, orders, to_start, bills } }: { waiting: WaitingSummary }) {
  const links = useSummaryLinks();
  const lines = [
    { count: bills?.count, what: 'overdue bill', doing: 'to pay', to: links.bills, amount: bills?.amount },
    { count: variations, what: 'variation order', doing: 'to decide', to: links.variations },
    { count: orders, what: 'purchase order', doing: 'to issue', to: links.orders },
    { count: to_start, what: 'project', doing: 'to start', to: links.toStart },
  ];
  const waitingLines = lines.filter(({ count }) => count);
  if (waitingLines.length === 0) return <p className="summary-note">Nothing is waiting.</p>;
  return (
    <ul>
      {waitingLines.map(({ count, what, doing, to, amount }) => (
        <li key={what}>
          <MaybeLink to={to}>
            {counted(count ?? 0, what)} {doing}
          </MaybeLink>
          {amount && <Money value={amount} />}
        </li>
      ))}
    </ul>
  );
}
