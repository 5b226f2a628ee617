import { ANSWER_NAMES, ANSWERS, ID_TYPE_NAMES, ID_TYPES } from '@siteledger/shared-lib/domain';
import { FormSection, SelectField, TextField } from '@siteledger/shared-lib/form';

const answers = ANSWERS.map((answer) => ({ value: answer, label: ANSWER_NAMES[answer] }));

/** Kinds of identity number. docs/domain/parties.md#tax-identity */
export const idTypes = ID_TYPES.map((type) => ({ value: type, label: ID_TYPE_NAMES[type] }));

/** Questions of banks and the tax office about a payee. docs/domain/parties.md#payees */
export const PayeeFields = () => (
  <FormSection title="Payee">
    <SelectField name="resident" options={answers} />
    <SelectField name="related_party" options={answers} hint="Owned or run by the same people as your company" />
    <TextField name="accounting_code" hint="Creditor code in the accounting software" />
  </FormSection>
);
