import type { CallError } from '@siteledger/shared-lib/api';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { EmptyState, PageHeader } from '@siteledger/shared-lib/ui';
import { MailText } from './mail-text';
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
