import { compareMoney, expenseSums, subtractMoney, type Expense } from '@siteledger/shared-lib/domain';
import { FormSum, useFormValues } from '@siteledger/shared-lib/form';
import { AmountFacts } from '../amount-facts';
import { typedAmounts } from './expense-schema';

/** Totals of the bill as typed, and the amount still payable. docs/domain/expenses.md#amounts */
export function AmountsPanel({ own }: { own?: Expense }) {
  const amounts = typedAmounts(useFormValues());
  const { total_expenses, total_payable } = expenseSums(amounts);
  const paid = own?.total_payment ?? '0.00';
  const isPaid = compareMoney(paid, 0) > 0;
  return (
    <AmountFacts
      title="This bill"
      facts={[
        { label: 'Total with tax', value: total_expenses },
        { label: 'Debit/credit note', value: subtractMoney('0.00', amounts.dc_note) },
        { label: 'Retention', value: subtractMoney('0.00', amounts.retention_amt) },
        { label: 'Payable', value: total_payable },
        ...(isPaid
          ? [
              { label: 'Paid', value: subtractMoney('0.00', paid) },
              { label: 'Balance', value: subtractMoney(total_payable, paid) },
            ]
          : []),
      ]}
    />
  );
}

/** Payable amount of the bill, next to the save button. */
export const PayableSum = () => (
  <FormSum label="Payable" value={expenseSums(typedAmounts(useFormValues())).total_payable} />
);
