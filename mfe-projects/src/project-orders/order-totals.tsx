import { orderValueProblem, type TaxRate } from '@siteledger/shared-lib/domain';
import { MoneyField, useFormField, useFormValues } from '@siteledger/shared-lib/form';
import { Money } from '@siteledger/shared-lib/ui';
import { totalsOfForm } from './order-form-values';

/** What the lines come to as they are typed: subtotal, tax by their codes or as it is stated, and total. RM. orders.md#value */
export function OrderTotals({ rates }: { rates: readonly TaxRate[] }) {
  const values = useFormValues();
  const { subtotal, tax_of_lines, total_value } = totalsOfForm(values, rates);
  // A total below what is billed is refused by the server; no field holds it.
  const { frame } = useFormField({ name: 'total_value' });
  const message = orderValueProblem(total_value) ?? frame.message;
  return (
    <div className="order-totals">
      <MoneyField name="total_tax" label="Tax override" hint="Leave blank to calculate from line tax codes" />
      <dl>
        <dt>Subtotal</dt>
        <dd>
          <Money value={subtotal} />
        </dd>
        <dt data-replaced={values.total_tax ? true : undefined}>Tax</dt>
        <dd data-replaced={values.total_tax ? true : undefined}>
          <Money value={tax_of_lines} />
        </dd>
        <dt className="order-total">Total Value</dt>
        <dd className="order-total">
          <Money value={total_value} />
        </dd>
      </dl>
      {message && (
        <p role="alert" className="sl-field-message">
          {message}
        </p>
      )}
    </div>
  );
}
