import { ANSWER_NAMES, type Payee, payeeFields, record } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(record(payeeFields()));

const answer = (key: 'resident' | 'related_party'): Column<Payee & { uuid: string }> => ({
  key,
  title: labels[key],
  width: 160,
  isHidden: true,
  value: (row) => row[key] && ANSWER_NAMES[row[key]],
});

/** Columns of a payee: resident, related, its code in the accounts. docs/domain/parties.md#payees */
export const payeeColumns: Column<Payee & { uuid: string }>[] = [
  answer('resident'),
  answer('related_party'),
  { key: 'accounting_code', title: labels.accounting_code, width: 160, isHidden: true },
];
