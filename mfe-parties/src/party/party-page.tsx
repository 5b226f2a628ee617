import { CallState } from '@siteledger/shared-lib/api';
import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Link, Outlet, useParams, useNavigate } from '@siteledger/shared-lib/router';
import { HeadFacts, PageHeader, Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Permission } from '@siteledger/shared-lib/permission';
import type { Deletable, Deletion } from './deletion';
import { type PartyTab, PartyTabs } from './party-tabs';
import './party-page.css';

type Props<Party extends Deletable> = {
  what: string;
  list: { path: string; title: string };
  useOne: (uuid: string) => { currentData?: Party; error?: unknown; refetch: () => unknown };
  tabsOf: (party: Party) => readonly PartyTab[];
  factsOf: (party: Party) => ComponentProps<typeof HeadFacts>['facts'];
  linkOf?: (party: Party) => ReactNode;
  markOf?: (party: Party) => ReactNode;
  /** Notice above the tabs of a deleted party, which then has no delete button. */
  deletedOf?: (party: Party) => ReactNode;
  deletes: { permission: PermissionName; useDelete: () => Deletion };
};

/** Page of a party with its tabs. A tab gets the party from the outlet. */
export function PartyPage<Party extends Deletable>(page: Props<Party>) {
  const { what, list, useOne, deletes } = page;
  const { uuid = '' } = useParams();
  const { currentData: party, error, refetch } = useOne(uuid);
  if (!party)
    return (
      <CallState error={error} onRetry={refetch} notFound={`${what} not found.`}>
        <p>It may have been deleted.</p>
        <Link to={list.path}>{list.title}</Link>
      </CallState>
    );
  const deleted = page.deletedOf?.(party);
  return (
    <>
      <PageHeader
        title={party.name}
        extra={page.markOf?.(party)}
        subtitle={<HeadFacts facts={page.factsOf(party)}>{page.linkOf?.(party)}</HeadFacts>}
        actions={!deleted && <DeletePartyButton party={party} list={list.path} {...deletes} />}
      />
      {deleted}
      <PartyTabs root={`${list.path}/${uuid}`} tabs={page.tabsOf(party)} />
      <Outlet context={party} />
    </>
  );
}

type DeletePartyButtonProps = {
  party: Deletable;
  permission: PermissionName;
  useDelete: () => Deletion;
  list: string;
};

function DeletePartyButton({ party, permission, useDelete, list }: DeletePartyButtonProps) {
  const { remove, isDeleting } = useDelete();
  const navigate = useNavigate();
  const onClick = async () => {
    if (await remove(party)) await navigate(list);
  };
  return (
    <Permission any={[permission]}>
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isDeleting} onClick={() => void onClick()}>
        Delete
      </Button>
    </Permission>
  );
}
