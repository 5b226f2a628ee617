import { ORGANISATION_TYPE_NAMES, type Contractor } from '@siteledger/shared-lib/domain';
import { Link, Outlet, useParams } from '@siteledger/shared-lib/router';
import { HeadFacts, PageHeader } from '@siteledger/shared-lib/ui';
import { useContractorsOneQuery } from './contractors-api';
import { DeletePartyButton, PartyNotThere, PartyTabs, purchasesTabs } from '../party';
import { useDeleteContractor } from './use-delete-contractor';

const LIST = { path: '/contractors/list', title: 'All contractors' };

/** A contractor or supplier, and its tabs. A tab reads the contractor from the outlet. */
export function ContractorPage() {
  const { uuid = '' } = useParams();
  const { currentData: contractor, error, refetch } = useContractorsOneQuery(uuid);
  if (!contractor) return <PartyNotThere error={error} onRetry={refetch} what="Contractor" list={LIST} />;
  return (
    <>
      <PageHeader
        title={contractor.name}
        subtitle={<Facts contractor={contractor} />}
        actions={<DeleteButton contractor={contractor} />}
      />
      <PartyTabs root={`${LIST.path}/${uuid}`} tabs={purchasesTabs} />
      <Outlet context={contractor} />
    </>
  );
}

const Facts = ({ contractor }: { contractor: Contractor }) => (
  <HeadFacts
    facts={[
      ['Type', ORGANISATION_TYPE_NAMES[contractor.type]],
      ['Phone', contractor.tel_no],
      ['City', contractor.city],
    ]}
  >
    <Link to={`/organisations/list/${contractor.uuid}`}>Bank, tax and terms</Link>
  </HeadFacts>
);

function DeleteButton({ contractor }: { contractor: Contractor }) {
  const { ask, isDeleting } = useDeleteContractor();
  return (
    <DeletePartyButton
      permission="contractor.delete"
      ask={() => ask(contractor)}
      isDeleting={isDeleting}
      list={LIST.path}
    />
  );
}
