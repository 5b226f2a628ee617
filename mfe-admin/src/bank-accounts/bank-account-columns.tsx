import { ANSWER_NAMES, type BankAccount, bankAccountSchema } from '@siteledger/shared-lib/domain';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(bankAccountSchema);

/** Columns of own bank accounts. docs/domain/payments.md#own-bank-accounts */
export const bankAccountColumns: Column<BankAccount>[] = [
  {
    key: 'name',
    title: labels.name,
    width: 210,
    sortable: true,
    render: (account) => <AccountLink account={account} />,
  },
  { key: 'bank', title: labels.bank, width: 150, sortable: true },
  { key: 'account_no', title: labels.account_no, width: 160, sortable: true },
  { key: 'bic', title: labels.bic, width: 120 },
  { key: 'opening_balance', title: labels.opening_balance, type: 'money', sortable: true },
  { key: 'opening_day', title: labels.opening_day, type: 'day', sortable: true },
  {
    key: 'active',
    title: labels.active,
    width: 90,
    sortable: true,
    value: ({ active }) => ANSWER_NAMES[active],
  },
];

function AccountLink({ account: { uuid, name } }: { account: BankAccount }) {
  const { search } = useLocation();
  return <Link to={{ pathname: `/bankAccounts/${uuid}`, search }}>{name}</Link>;
}
