import type { Client } from '@siteledger/shared-lib/domain';
import { Outlet, useParams } from '@siteledger/shared-lib/router';
import { HeadFacts, PageHeader, StatusTag } from '@siteledger/shared-lib/ui';
import { useClientsOneQuery } from './clients-api';
import { DeletePartyButton, PartyNotThere, type PartyTab, PartyTabs } from '../party';
import { DeletedNotice } from './deleted-notice';
import { useDeleteClient } from './use-delete-client';

const LIST = { path: '/clients/list', title: 'All clients' };

const TABS: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'client.view' },
  { path: 'projects', label: 'Projects', permission: 'project.view' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
];

/** A client, and its tabs. A tab reads the client from the outlet. */
export function ClientPage() {
  const { uuid = '' } = useParams();
  const { currentData: client, error, refetch } = useClientsOneQuery(uuid);
  if (!client) return <PartyNotThere error={error} onRetry={refetch} what="Client" list={LIST} />;
  return (
    <>
      <PageHeader
        title={client.name}
        extra={client.deleted_at && <StatusTag status="deleted" />}
        subtitle={<Facts client={client} />}
        actions={!client.deleted_at && <DeleteButton client={client} />}
      />
      {client.deleted_at && <DeletedNotice client={client} />}
      <PartyTabs root={`${LIST.path}/${uuid}`} tabs={TABS} />
      <Outlet context={client} />
    </>
  );
}

const Facts = ({ client }: { client: Client }) => (
  <HeadFacts
    facts={[
      ['Contact person', client.person_in_charge],
      ['End customer', client.end_customer],
      ['Phone', client.tel_no],
      ['City', client.city],
    ]}
  />
);

function DeleteButton({ client }: { client: Client }) {
  const { remove, isDeleting } = useDeleteClient();
  return (
    <DeletePartyButton permission="client.delete" ask={() => remove(client)} isDeleting={isDeleting} list={LIST.path} />
  );
}
