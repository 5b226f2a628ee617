import {
  ORDER_REFUSALS,
  purchaseOrderFormSchemaWith,
  type purchaseOrderFormSchema,
  type PurchaseOrderFormInput,
  type PurchaseOrderDetails,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import {
  DateField,
  DiscardButton,
  Form,
  FormPage,
  FormSection,
  LookupField,
  MoneyField,
  SubmitButton,
  TextAreaField,
  TextField,
  type InitialValues,
} from '@siteledger/shared-lib/form';
import { useMemo, type ReactNode } from 'react';
import { NewContractorLink } from '../new-record-link';
import { useContractorSearch } from '../use-contractor-search';
import { BudgetComparison } from './budget-comparison';
import { OrderLines } from './lines/order-lines';
import { ordersPath } from './order-paths';
import { OrderTotals, TaxOverride } from './order-totals';
import './order-form.css';
import { isBilled } from './use-delete-order';

type Props = {
  label: string;
  project: string;
  order?: PurchaseOrderDetails;
  rates: readonly TaxRate[];
  initialValues: InitialValues<typeof purchaseOrderFormSchema>;
  isReadOnly?: boolean;
  onSubmit: (values: PurchaseOrderFormInput) => Promise<unknown>;
  error?: unknown;
  submitText: string;
  children?: ReactNode;
};

/**
 * Form of a purchase order: contractor, lines, and totals compared with the budget. docs/domain/orders.md#value,
 * docs/domain/orders.md#fields
 */
export function OrderForm(props: Props) {
  const { label, project, order, rates, initialValues, isReadOnly, onSubmit, error, submitText, children } = props;
  const schema = useMemo(() => purchaseOrderFormSchemaWith({ rates, stored: taxesOf(order) }), [rates, order]);
  return (
    <Form label={label} schema={schema} {...{ initialValues, isReadOnly, onSubmit }} takesFocus={!order}>
      <FormPage
        below={<LinesAndTerms order={order} rates={rates} isReadOnly={isReadOnly} />}
        results={<OrderTotals rates={rates} />}
        sum={<BudgetComparison rates={rates} />}
        error={error}
        cancelTo={ordersPath(project)}
        moreActions={<DiscardButton>Discard changes</DiscardButton>}
        submit={<SubmitButton>{submitText}</SubmitButton>}
      >
        <OrderFields order={order} />
      </FormPage>
      {children}
    </Form>
  );
}

const LinesAndTerms = ({ order, rates, isReadOnly }: Pick<Props, 'order' | 'rates' | 'isReadOnly'>) => (
  <>
    <section className="order-form-lines" aria-labelledby="order-lines-title">
      <header>
        <h3 id="order-lines-title">Lines</h3>
        {!isReadOnly && (
          <p>
            Enter goes to the next cell. Alt+↑ and Alt+↓ move a line, Alt+Delete removes it. Rows can be pasted from a
            spreadsheet.
          </p>
        )}
      </header>
      <OrderLines stored={order?.lines} rates={rates} />
      <TaxOverride rates={rates} />
    </section>
    <FormSection title="Terms and remarks">
      <TextAreaField name="terms" hint="Leave blank to use your company's terms on issue" />
      <TextAreaField name="remarks" />
    </FormSection>
  </>
);

const taxesOf = (order: PurchaseOrderDetails | undefined) =>
  order && { issued_date: order.issued_date, codes: order.lines.map(({ tax_code }) => tax_code) };

function OrderFields({ order }: Pick<Props, 'order'>) {
  const contractors = useContractorSearch(order?.contractor);
  const stays = order !== undefined && isBilled(order);
  return (
    <FormSection title="Order">
      <LookupField
        name="contractor_uuid"
        lookup={contractors}
        placeholder="Search by name"
        isDisabled={stays}
        hint={stays ? ORDER_REFUSALS.billedContractor : undefined}
        action={!stays && <NewContractorLink />}
      />
      <TextField name="po_no" hint="Leave blank to use the next number" />
      <DateField name="issued_date" />
      <DateField name="required_date" />
      <MoneyField name="budget" />
      <TextField name="description" />
    </FormSection>
  );
}
