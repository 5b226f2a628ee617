import type { CallError } from '@siteledger/shared-lib/api';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { EmptyState, PageHeader } from '@siteledger/shared-lib/ui';
import { Fragment } from 'react';
import { mailColumns } from './mail-columns';
import { outboxApi } from './outbox-api';
import './outbox.css';

const defaults = { sort: 'created_at' };

const NOT_FOUND = 404;

/**
 * The mails that the server wrote, to read without a mail server; production has no such place.
 * docs/decisions/0010-mails-wait-sealed.md
 */
export function OutboxPage() {
  const list = useListState(defaults);
  const { error } = outboxApi.endpoints.outboxList.useQuery(list.query);
  const isProduction = (error as Partial<CallError> | undefined)?.status === NOT_FOUND;
  return (
    <>
      <PageHeader title="Outbox" subtitle="E-mails from this server. Bodies of sent e-mails are not kept." />
      {isProduction ? (
        <EmptyState title="E-mails are not shown in production." />
      ) : (
        <DataTable
          name="E-mails"
          list={list}
          endpoint={outboxApi.endpoints.outboxList}
          columns={mailColumns}
          expanded={(mail) => <MailText body={mail.body} />}
          nextStep={<p>No e-mails yet. E-mails from this server, such as password resets, are listed here.</p>}
          exportName="mails.xlsx"
        />
      )}
    </>
  );
}

const LINK = /(https?:\/\/[^\s<>"]+)/;

type Props = {
  /** Null once it was sent: its links may open an account. */
  body: string | null;
};

/** The text of a mail as it was written, with its links to follow. */
function MailText({ body }: Props) {
  if (body === null) return <p className="mail-gone">Sent; text not kept.</p>;
  // Split by a pattern in brackets, what matched stands at the odd places.
  return (
    <p className="mail-text">
      {body.split(LINK).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
      ))}
    </p>
  );
}
