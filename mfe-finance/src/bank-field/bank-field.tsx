import { DISBURSEMENT_BANKS, type BankAccount } from '@siteledger/shared-lib/domain';
import { FieldFrame, useFormField } from '@siteledger/shared-lib/form';
import { AutoComplete } from '@siteledger/shared-lib/ui';
import { useOwnAccounts } from './use-own-accounts';

const LAST_DIGITS = 4;

const inWords = (...parts: readonly string[]) => parts.join(' · ');

const endOf = ({ account_no }: BankAccount) => `…${account_no.slice(-LAST_DIGITS)}`;

const banks = DISBURSEMENT_BANKS.map((bank) => ({ value: bank, label: bank }));

/**
 * Field for the bank of a payment: one of our own accounts, which sets `bank_account_uuid` too, a usual bank or any
 * other. docs/domain/payments.md#own-bank-accounts
 */
export function BankField() {
  const accounts = useOwnAccounts();
  const account = useFormField({ name: 'bank_account_uuid' });
  const chosen = accounts.find(({ uuid }) => uuid === account.value);
  const { text, setValue, frame, control } = useFormField({
    name: 'bank',
    hint: chosen && inWords(chosen.name, endOf(chosen)),
    message: account.frame.message,
  });
  const own = accounts.map((one) => ({ value: one.uuid, label: inWords(one.name, one.bank, endOf(one)) }));

  const onChange = (value: string) => {
    const picked = accounts.find(({ uuid }) => uuid === value);
    setValue(picked?.bank ?? value);
    account.setValue(picked?.uuid ?? null);
  };

  return (
    <FieldFrame {...frame}>
      <AutoComplete
        {...control}
        value={text}
        options={[...own, ...banks]}
        showSearch={{ filterOption: (typed, option) => includes(option?.label as string, typed) }}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
