import { useEndCustomersQuery } from '@siteledger/shared-lib/api';
import { FormSection, SuggestField, TextField } from '@siteledger/shared-lib/form';
import { AddressFields } from '../party-form';

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
    </>
  );
}
