import { ORGANISATION_TYPE_NAMES, type Contractor } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { PartyPage, purchasesTabs } from '../party';
import { useContractorsOneQuery } from './contractors-api';
import { useDeleteContractor } from './use-delete-contractor';

/** Page of a contractor or supplier with its tabs. */
export const ContractorPage = () => (
  <PartyPage<Contractor>
    what="Contractor"
    list={{ path: '/contractors/list', title: 'All contractors' }}
    useOne={useContractorsOneQuery}
    tabsOf={() => purchasesTabs}
    factsOf={({ type, tel_no, city }) => [
      ['Type', ORGANISATION_TYPE_NAMES[type]],
      ['Phone', tel_no],
      ['City', city],
    ]}
    linkOf={({ uuid }) => <Link to={`/organisations/list/${uuid}`}>Bank, tax and terms</Link>}
    deletes={{ permission: 'contractor.delete', useDelete: useDeleteContractor }}
  />
);
