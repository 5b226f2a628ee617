import {
  formatMoney,
  isAmount,
  orderValueProblem,
  subtractMoney,
  toMoney,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import { MoneyField, useFormField, useFormValues } from '@siteledger/shared-lib/form';
import { AmountFacts } from '../amount-facts';
import { totalsOfForm } from './order-form-values';

type Props = { rates: readonly TaxRate[] };

/** Totals of the typed lines in RM, compared with a budget. docs/domain/orders.md#value */
export function OrderTotals({ rates }: Props) {
  const values = useFormValues();
  const { subtotal, total_tax, total_value } = totalsOfForm(values, rates);
  // The server refuses a total below the billed amount; the message is shown here, as no field has the total.
  const { frame } = useFormField({ name: 'total_value' });
  const message = orderValueProblem(total_value) ?? frame.message;
  return (
    <>
      <AmountFacts
        title="This order"
        facts={[
          { label: 'Subtotal', value: subtotal },
          { label: 'Tax', value: total_tax },
          { label: 'Total Value', value: total_value },
        ]}
      >
        {message && (
          <p role="alert" className="sl-field-message">
            {message}
          </p>
        )}
      </AmountFacts>
      {isAmount(values.budget) && (
        <AmountFacts
          title="Budget"
          facts={[
            { label: 'Budget', value: toMoney(values.budget) },
            { label: 'Budget Variance', value: subtractMoney(toMoney(values.budget), total_value) },
          ]}
        />
      )}
    </>
  );
}

/** Field for a tax amount that replaces the tax by the lines' codes. docs/domain/orders.md#value */
export function TaxOverride({ rates }: Props) {
  const values = useFormValues();
  return (
    <MoneyField
      name="total_tax"
      label="Tax override"
      hint={
        values.total_tax
          ? `Line tax codes: ${formatMoney(totalsOfForm(values, rates).tax_of_lines)}`
          : 'Leave blank to calculate from line tax codes'
      }
    />
  );
}
