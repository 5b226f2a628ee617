import { ANSWER_NAMES, ANSWERS, ID_TYPE_NAMES, ID_TYPES } from '@siteledger/shared-lib/domain';
import { FormSection, SelectField } from '@siteledger/shared-lib/form';

const answers = ANSWERS.map((answer) => ({ value: answer, label: ANSWER_NAMES[answer] }));

/** Kinds of identity number. docs/domain/parties.md#tax-identity */
export const idTypes = ID_TYPES.map((type) => ({ value: type, label: ID_TYPE_NAMES[type] }));

/** What a bank and the tax office ask about a payee. docs/domain/parties.md#payees */
export const PayeeFields = () => (
  <FormSection title="Payee">
    <SelectField name="resident" options={answers} />
    <SelectField name="related_party" options={answers} hint="Owned or run by the same people as your company" />
  </FormSection>
);
