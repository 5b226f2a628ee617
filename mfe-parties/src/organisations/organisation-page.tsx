import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES, type Organisation } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Outlet, useParams } from '@siteledger/shared-lib/router';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { useOrganisationsOneQuery } from './organisations-api';
import { DeletePartyButton, PartyFacts, PartyNotThere, type PartyTab, PartyTabs, purchasesTabs } from '../party';
import { PurchasesBalance, SalesBalance } from '../party-documents';
import { OwnCompanyTag } from './own-company-tag';
import { useDeleteOrganisation } from './use-delete-organisation';

const LIST = { path: '/organisations/list', title: 'All organisations' };

const OWN_TABS: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'contractor.view' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
];

const isOwnCompany = ({ type }: Organisation) => type === ORGANISATION_TYPES.OWN_COMPANY;

/** An organisation: what is open with it, and its tabs. A tab reads the organisation from the outlet. */
export function OrganisationPage() {
  const { uuid = '' } = useParams();
  const { currentData: organisation, error, refetch } = useOrganisationsOneQuery(uuid);
  if (!organisation) return <PartyNotThere error={error} onRetry={refetch} what="Organisation" list={LIST} />;
  const isOwn = isOwnCompany(organisation);
  return (
    <>
      <PageHeader
        title={organisation.name}
        extra={isOwn && <OwnCompanyTag />}
        subtitle={<Facts organisation={organisation} />}
        actions={<DeleteButton organisation={organisation} />}
      />
      {isOwn ? <OwnBalance uuid={uuid} /> : <PurchasesBalance contractor={uuid} />}
      <PartyTabs root={`${LIST.path}/${uuid}`} tabs={isOwn ? OWN_TABS : purchasesTabs} />
      <Outlet context={organisation} />
    </>
  );
}

// What all clients owe: every invoice is issued in the own company's name.
const OwnBalance = ({ uuid }: { uuid: string }) => (
  <Permission any={['project.invoice']}>
    <SalesBalance sales={{ contractor: uuid }} />
  </Permission>
);

const Facts = ({ organisation }: { organisation: Organisation }) => (
  <PartyFacts
    facts={[
      ['Type', isOwnCompany(organisation) ? null : ORGANISATION_TYPE_NAMES[organisation.type]],
      ['Registration no', organisation.registration_no],
      ['Phone', organisation.tel_no],
      ['City', organisation.city],
    ]}
  />
);

function DeleteButton({ organisation }: { organisation: Organisation }) {
  const { ask, isDeleting } = useDeleteOrganisation();
  return (
    <DeletePartyButton
      permission="contractor.delete"
      ask={() => ask(organisation)}
      isDeleting={isDeleting}
      list={LIST.path}
    />
  );
}
