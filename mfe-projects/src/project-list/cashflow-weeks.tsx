import { compareMoney, type CashflowProjection } from '@siteledger/shared-lib/domain';
import { Day, Money } from '@siteledger/shared-lib/ui';

type Props = { projection: CashflowProjection };

/** A projection by week: cash in, cash out and the balance; weeks without movement are omitted. */
export function CashflowWeeks({ projection }: Props) {
  const { opening_balance, total_in, total_out, nett, closing_balance } = projection;
  const weeks = projection.buckets.filter(
    (week) => compareMoney(week.in, '0') !== 0 || compareMoney(week.out, '0') !== 0,
  );
  return (
    <div className="cashflow-weeks" tabIndex={0} role="group" aria-label="Weeks">
      <table>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
            <th scope="col">Nett</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Opening balance</th>
            <td colSpan={3} />
            <Amount value={opening_balance} />
          </tr>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">
                <Day value={week.from} /> – <Day value={week.to} />
              </th>
              <Amount value={week.in} />
              <Amount value={week.out} />
              <Amount value={week.nett} />
              <Amount value={week.running} />
            </tr>
          ))}
          {weeks.length === 0 && (
            <tr>
              <td colSpan={5}>Nothing due in this period.</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Closing balance</th>
            <Amount value={total_in} />
            <Amount value={total_out} />
            <Amount value={nett} />
            <Amount value={closing_balance} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Amount = ({ value }: { value: string }) => (
  <td>
    <Money value={value} />
  </td>
);
