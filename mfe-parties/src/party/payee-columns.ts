import { ANSWER_NAMES, type Payee, payeeFields, record } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(record(payeeFields()));

const answer = (key: keyof Payee): Column<Payee & { uuid: string }> => ({
  key,
  title: labels[key],
  width: 160,
  isHidden: true,
  value: (row) => row[key] && ANSWER_NAMES[row[key]],
});

/** What is known of a payee. docs/domain/parties.md#payees */
export const payeeColumns = [answer('resident'), answer('related_party')];
