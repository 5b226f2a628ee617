import { ANSWER_NAMES, ANSWERS, DISBURSEMENT_BANKS } from '@siteledger/shared-lib/domain';
import {
  DateField,
  DialogFields,
  FormSection,
  MoneyField,
  SelectField,
  SuggestField,
  TextField,
} from '@siteledger/shared-lib/form';

const answers = ANSWERS.map((answer) => ({ value: answer, label: ANSWER_NAMES[answer] }));

/** All fields of an own bank account. docs/domain/payments.md#own-bank-accounts */
export const BankAccountFields = () => (
  <DialogFields>
    <FormSection>
      <TextField name="name" isWide />
      <SuggestField name="bank" suggestions={DISBURSEMENT_BANKS} hint="Choose or type a new one" />
      <TextField name="account_no" hint="Spaces and hyphens are left out" />
      <TextField name="bic" hint="Such as MBBEMYKL" />
      <SelectField name="active" options={answers} hint="No for an account that is no longer used" />
      <MoneyField name="opening_balance" />
      <DateField name="opening_day" hint="Day of the opening balance" />
    </FormSection>
  </DialogFields>
);
