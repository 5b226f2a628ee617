export { BankField } from './bank-field';
export { useOwnAccounts } from './use-own-accounts';
