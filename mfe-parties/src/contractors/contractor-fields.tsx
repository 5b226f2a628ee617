import { FormSection, SelectField, TextField } from '@siteledger/shared-lib/form';
import { contractorTypes } from '../party';
import { AddressFields, PayeeFields } from '../party-form';

/** All fields of a contractor, in groups. docs/domain/parties.md#organisations */
export const ContractorFields = () => (
  <>
    <FormSection title="Contractor">
      <TextField name="name" isWide />
      <SelectField name="type" options={contractorTypes} />
    </FormSection>
    <AddressFields />
    <PayeeFields />
  </>
);
