import {
  compareMoney,
  formatMoney,
  isAmount,
  subtractMoney,
  toMoney,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { Money } from '@siteledger/shared-lib/ui';
import { totalsOfForm } from './order-form-values';

/** The order's total beside its budget, as both are typed. RM. docs/domain/orders.md#value */
export function BudgetComparison({ rates }: { rates: readonly TaxRate[] }) {
  const values = useFormValues();
  const { total_value } = totalsOfForm(values, rates);
  return (
    <p className="budget-comparison" role="status">
      <span>
        Total{' '}
        <strong>
          <Money value={total_value} />
        </strong>
      </span>
      {isAmount(values.budget) ? (
        <Compared budget={toMoney(values.budget)} total={total_value} />
      ) : (
        <span>No budget</span>
      )}
    </p>
  );
}

function Compared({ budget, total }: { budget: string; total: string }) {
  const variance = subtractMoney(budget, total);
  const side = compareMoney(variance, 0);
  return (
    <>
      <span>
        Budget <Money value={budget} />
      </span>
      <span className="sl-tag" data-tone={side < 0 ? 'danger' : 'success'}>
        {side === 0
          ? 'On budget'
          : side < 0
            ? `${formatMoney(variance.slice(1))} over budget`
            : `${formatMoney(variance)} under budget`}
      </span>
    </>
  );
}
