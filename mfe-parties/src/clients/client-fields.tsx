import { useEndCustomersQuery } from '@siteledger/shared-lib/api';
import { FormSection, SelectField, SuggestField, TextField, WholeNumberField } from '@siteledger/shared-lib/form';
import { AddressFields, idTypes } from '../party-form';

/** All fields of a client, in groups. docs/domain/parties.md#clients */
export function ClientFields() {
  const { data: endCustomers = [] } = useEndCustomersQuery();
  return (
    <>
      <FormSection title="Client">
        <TextField name="name" isWide />
        <TextField name="person_in_charge" />
        <SuggestField
          name="end_customer"
          suggestions={endCustomers.map(({ name }) => name)}
          hint="Choose or type a new one"
        />
      </FormSection>
      <AddressFields />
      <FormSection title="Invoices and tax">
        <TextField name="email" />
        <WholeNumberField name="payment_days" hint="Days from the invoice to its due date. 30 unless given" />
        <TextField name="tin" />
        <TextField name="sst_no" />
        <SelectField name="id_type" options={idTypes} />
        <TextField name="id_no" />
        <TextField name="accounting_code" hint="Debtor code in the accounting software" />
      </FormSection>
    </>
  );
}
