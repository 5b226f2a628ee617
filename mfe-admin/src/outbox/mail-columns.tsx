import { formatInstant, type Mail } from '@siteledger/shared-lib/domain';
import type { Column } from '@siteledger/shared-lib/table';

type State = readonly [words: string, tone: 'success' | 'danger' | 'neutral'];

function stateOf({ sent_at, last_error }: Mail): State {
  if (sent_at) return ['Sent', 'success'];
  return last_error ? ['Failed', 'danger'] : ['Waiting', 'neutral'];
}

/** Columns of the outbox. docs/decisions/0010-mails-wait-sealed.md */
export const mailColumns: Column<Mail>[] = [
  { key: 'recipient', title: 'To', width: 280, sortable: true },
  { key: 'subject', title: 'Subject', width: 380 },
  {
    key: 'state',
    title: 'State',
    width: 124,
    value: (mail) => stateOf(mail)[0],
    render: (mail) => {
      const [words, tone] = stateOf(mail);
      return (
        <span className="sl-tag" data-tone={tone}>
          {words}
        </span>
      );
    },
  },
  { key: 'created_at', title: 'At', width: 170, sortable: true, value: ({ created_at }) => formatInstant(created_at) },
];
