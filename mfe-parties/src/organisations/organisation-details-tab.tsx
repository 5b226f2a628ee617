import {
  organisationSchema,
  wholeNumber,
  type Organisation,
  type OrganisationInput,
} from '@siteledger/shared-lib/domain';
import { Form, FormSection } from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useOrganisationsUpdateMutation } from './organisations-api';
import { PartyFormEnd } from '../party';
import { PurchasesBalance, SalesBalance } from '../party-documents';
import { isOwnCompany } from './own-company-tag';
import { LogoField } from './logo-field';
import { OrganisationFields } from './organisation-fields';

const schema = organisationSchema.shape({ version: wholeNumber('Version') });

/** What is open with an organisation, its fields and its logo. Who may, changes them. parties.md#organisations, calls.md#versions */
export function OrganisationDetailsTab() {
  const organisation = useOutletContext<Organisation>();
  const { uuid } = organisation;
  return (
    <>
      {isOwnCompany(organisation) ? <OwnBalance uuid={uuid} /> : <PurchasesBalance contractor={uuid} />}
      <div className="party-form">
        <Permission any={['contractor.update']} otherwise="readonly">
          <UpdateOrganisationForm key={uuid} organisation={organisation} />
        </Permission>
      </div>
    </>
  );
}

// What all clients owe: every invoice is issued in the own company's name.
const OwnBalance = ({ uuid }: { uuid: string }) => (
  <Permission any={['project.invoice']}>
    <SalesBalance sales={{ contractor: uuid }} />
  </Permission>
);

function UpdateOrganisationForm({ organisation }: { organisation: Organisation }) {
  const [updateOrganisation, { error }] = useOrganisationsUpdateMutation();
  const onSubmit = async ({ version, ...body }: OrganisationInput & { version?: number | null }) => {
    await updateOrganisation({ uuid: organisation.uuid, version: version ?? organisation.version, body }).unwrap();
    notify.success('Successfully update organisation.');
  };
  return (
    <Form label="Organisation" schema={schema} initialValues={organisation} onSubmit={onSubmit}>
      <FormSection title="Logo">
        <LogoField organisation={organisation} />
      </FormSection>
      <OrganisationFields />
      <PartyFormEnd error={error} />
    </Form>
  );
}
