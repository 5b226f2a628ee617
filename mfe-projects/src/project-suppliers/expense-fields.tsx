import {
  dueAfter,
  isDay,
  remarkOnDay,
  remarkOnDueDay,
  type ExpenseDetails,
  type ExpenseInput,
  type Reference,
  isTakenAlready,
} from '@siteledger/shared-lib/domain';
import {
  DateField,
  FormSection,
  LookupField,
  MoneyField,
  TextAreaField,
  useFormValues,
  TextField,
} from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { NewContractorLink } from '../new-record-link';
import { useContractorSearch } from '../use-contractor-search';
import { AccountCodeField } from './account-code-field';
import { OrderField } from './order-field';
import { ProjectField } from './project-field';
import { useProposal } from './use-proposal';
import { useRefNoTaken } from './use-ref-no-taken';

type Props = {
  /** Initial project if it can be chosen; null if it cannot. */
  project?: Reference | null;
  contractor?: Reference;
  own?: ExpenseDetails;
  isLocked?: (field: keyof ExpenseInput) => boolean;
};

/** All editable fields of an expense, in groups. docs/domain/expenses.md#fields */
export function ExpenseFields({ project = null, contractor, own, isLocked = () => false }: Props) {
  const contractors = useContractorSearch(contractor);
  const { taxHint } = useProposal(own === undefined);
  return (
    <>
      <FormSection title="Bill">
        {project && <ProjectField own={project} />}
        <LookupField
          name="contractor_uuid"
          lookup={contractors}
          placeholder="Search by name"
          isDisabled={isLocked('contractor_uuid')}
          action={!isLocked('contractor_uuid') && <NewContractorLink />}
        />
        <OrderField own={own?.purchase_order?.uuid} isDisabled={isLocked('purchase_order_uuid')} />
        <RefNoField own={own?.uuid} isDisabled={isLocked('ref_no')} />
        <DayFields />
      </FormSection>
      <FormSection title="Amounts">
        <MoneyField name="invoice_amt" hint="Before tax" isDisabled={isLocked('invoice_amt')} />
        <MoneyField name="tax_amt" hint={taxHint} isDisabled={isLocked('tax_amt')} />
        <MoneyField name="dc_note" hint="Deducted from the bill" isDisabled={isLocked('dc_note')} />
        <MoneyField name="retention_amt" hint="Held back, not payable yet" isDisabled={isLocked('retention_amt')} />
      </FormSection>
      <FormSection title="Details">
        <Permission any={['finance_account_code.view']}>
          <AccountCodeField own={own?.account_code} isDisabled={isLocked('account_code_uuid')} />
        </Permission>
        <TextAreaField name="description" />
      </FormSection>
    </>
  );
}

function DayFields() {
  const { invoice_date, date_received, due_date } = useFormValues();
  return (
    <>
      <DateField name="invoice_date" warning={remarkOnDay(invoice_date)} />
      <DateField name="date_received" warning={remarkOnDay(date_received)} />
      {/* If empty, the server derives it from the day of receipt. docs/domain/expenses.md#fields */}
      <DateField
        name="due_date"
        placeholder={isDay(date_received) ? dueAfter(date_received) : undefined}
        hint="Defaults to 30 days after receipt"
        warning={remarkOnDueDay(due_date, invoice_date)}
      />
    </>
  );
}

type RefNoFieldProps = {
  /** The edited expense, which may keep its own Ref No. */
  own: string | undefined;
  isDisabled: boolean;
};

/** Field for the contractor's bill number; a number already used is reported while typing. expenses.md#fields */
function RefNoField({ own, isDisabled }: RefNoFieldProps) {
  const isTaken = useRefNoTaken(own);
  return <TextField name="ref_no" isDisabled={isDisabled} message={isTaken ? isTakenAlready('Ref No') : undefined} />;
}
