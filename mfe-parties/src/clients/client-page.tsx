import type { Client } from '@siteledger/shared-lib/domain';
import { StatusTag } from '@siteledger/shared-lib/ui';
import { PartyPage, type PartyTab } from '../party';
import { useClientsOneQuery } from './clients-api';
import { DeletedNotice } from './deleted-notice';
import { useDeleteClient } from './use-delete-client';

const TABS: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'client.view' },
  { path: 'projects', label: 'Projects', permission: 'project.view' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
];

/** A client's page with its tabs. */
export const ClientPage = () => (
  <PartyPage<Client>
    what="Client"
    list={{ path: '/clients/list', title: 'All clients' }}
    useOne={useClientsOneQuery}
    tabsOf={() => TABS}
    factsOf={({ person_in_charge, end_customer, tel_no, city }) => [
      ['Contact person', person_in_charge],
      ['End customer', end_customer],
      ['Phone', tel_no],
      ['City', city],
    ]}
    markOf={({ deleted_at }) => deleted_at && <StatusTag status="deleted" />}
    deletedOf={(client) => client.deleted_at && <DeletedNotice client={client} />}
    deletes={{ permission: 'client.delete', useDelete: useDeleteClient }}
  />
);
