import { DISBURSEMENT_BANKS } from '@siteledger/shared-lib/domain';
import {
  DateField,
  FormSection,
  SelectField,
  SuggestField,
  TextAreaField,
  TextField,
} from '@siteledger/shared-lib/form';
import { organisationTypes } from '../party';
import { AddressFields, idTypes, PayeeFields } from '../party-form';

/** All fields of an organisation, in groups. docs/domain/parties.md#organisations */
export const OrganisationFields = () => (
  <>
    <FormSection title="Organisation">
      <TextField name="name" isWide />
      <SelectField name="type" options={organisationTypes} hint="Documents are issued by your company" />
      <TextField name="registration_no" />
    </FormSection>
    <FormSection title="Bank">
      <SuggestField name="bank_name" suggestions={DISBURSEMENT_BANKS} hint="Choose or type a new one" />
      <TextField name="bank_account_no" />
      <TextField name="bank_confirmed_by" hint="The person who confirmed the account by telephone or in person" />
      <DateField name="bank_confirmed_on" />
    </FormSection>
    <AddressFields />
    <PayeeFields />
    <FormSection title="Tax">
      <TextField name="email" />
      <TextField name="tin" />
      <SelectField name="id_type" options={idTypes} />
      <TextField name="brn" />
      <TextField name="sst_no" />
      <TextField name="msic_code" hint="5 digits" />
    </FormSection>
    <FormSection title="Terms on purchase orders">
      <TextAreaField name="tnc_subcon" hint="Printed on orders to sub-contractors when this is your company" />
      <TextAreaField name="tnc_supplier" hint="Printed on orders to suppliers when this is your company" />
    </FormSection>
  </>
);
