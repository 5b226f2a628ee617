import { organisationSchema, wholeNumber, type Organisation } from '@siteledger/shared-lib/domain';
import { FormSection } from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { useOrganisationsUpdateMutation } from './organisations-api';
import { UpdateParty } from '../party-form';
import { PurchasesBalance, SalesBalance } from '../party-documents';
import { isOwnCompany } from './own-company-tag';
import { LogoField } from './logo-field';
import { OrganisationFields } from './organisation-fields';

const schema = organisationSchema.shape({ version: wholeNumber('Version') });

/**
 * An organisation's balance, fields and logo; read-only without the permission. parties.md#organisations,
 * calls.md#versions
 */
export function OrganisationDetailsTab() {
  const organisation = useOutletContext<Organisation>();
  const { uuid } = organisation;
  return (
    <>
      {isOwnCompany(organisation) ? <OwnBalance uuid={uuid} /> : <PurchasesBalance contractor={uuid} />}
      <UpdateParty
        what="Organisation"
        party={organisation}
        schema={schema}
        permission="contractor.update"
        useUpdate={useOrganisationsUpdateMutation}
      >
        <FormSection title="Logo">
          <LogoField organisation={organisation} />
        </FormSection>
        <OrganisationFields />
      </UpdateParty>
    </>
  );
}

// The balances of all clients, because every invoice is issued by the own company.
const OwnBalance = ({ uuid }: { uuid: string }) => (
  <Permission any={['project.invoice']}>
    <SalesBalance sales={{ contractor: uuid }} />
  </Permission>
);
