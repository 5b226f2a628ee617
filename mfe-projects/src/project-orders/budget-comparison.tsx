import {
  compareMoney,
  formatMoney,
  isAmount,
  subtractMoney,
  toMoney,
  type Money,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import { FormSum, useFormValues } from '@siteledger/shared-lib/form';
import { totalsOfForm } from './order-form-values';

/** The order's total and its variance from the budget, as typed. RM. docs/domain/orders.md#value */
export function BudgetComparison({ rates }: { rates: readonly TaxRate[] }) {
  const { budget, ...values } = useFormValues();
  const { total_value } = totalsOfForm(values, rates);
  return (
    <>
      <FormSum label="Total" value={total_value} />
      <span role="status">{isAmount(budget) && <Variance amount={subtractMoney(toMoney(budget), total_value)} />}</span>
    </>
  );
}

function Variance({ amount }: { amount: Money }) {
  const side = compareMoney(amount, 0);
  return (
    <span className="sl-tag" data-tone={side < 0 ? 'danger' : 'success'}>
      {side === 0
        ? 'On budget'
        : side < 0
          ? `${formatMoney(amount.slice(1))} over budget`
          : `${formatMoney(amount)} under budget`}
    </span>
  );
}
