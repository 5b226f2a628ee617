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
 * The server's mails, readable without a mail server; not available in production.
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
  /** Null once sent, because its links may give access to an account. */
  body: string | null;
};

function MailText({ body }: Props) {
  if (body === null) return <p className="mail-gone">Sent; text not kept.</p>;
  // Splitting by a pattern with a capture group puts the matches at odd indexes.
  return (
    <p className="mail-text">
      {body.split(LINK).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
      ))}
    </p>
  );
}
