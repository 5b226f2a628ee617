import { countries, DEFAULT_COUNTRY, STATES } from '@siteledger/shared-lib/domain';
import { FormSection, SelectField, TelField, TextField, useFormValues } from '@siteledger/shared-lib/form';

const states = STATES.map(({ name }) => ({ value: name, label: name }));

const countryOptions = () => countries().map(({ code, name }) => ({ value: code, label: name }));

/**
 * Fields for the telephone and address of a party; in Malaysia the state is chosen from a list.
 * docs/domain/parties.md#telephone-and-address
 */
export const AddressFields = () => (
  <>
    <FormSection title="Contact">
      <TelField name="tel_no" />
      <TelField name="fax_no" />
    </FormSection>
    <FormSection title="Address">
      <TextField name="address_1" isWide />
      <TextField name="address_2" isWide />
      <TextField name="postcode" />
      <TextField name="city" />
      <StateField />
      <SelectField name="country" options={countryOptions()} />
    </FormSection>
  </>
);

function StateField() {
  const { country } = useFormValues();
  return country === DEFAULT_COUNTRY ? <SelectField name="state" options={states} /> : <TextField name="state" />;
}
