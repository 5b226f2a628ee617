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
import { LogoField } from './logo-field';
import { OrganisationFields } from './organisation-fields';

const schema = organisationSchema.shape({ version: wholeNumber('Version') });

/** The fields and the logo of an organisation, to be changed by who may. parties.md#organisations, calls.md#versions */
export function OrganisationDetailsTab() {
  const organisation = useOutletContext<Organisation>();
  return (
    <div className="party-form">
      <Permission any={['contractor.update']} otherwise="readonly">
        <UpdateOrganisationForm key={organisation.uuid} organisation={organisation} />
      </Permission>
    </div>
  );
}

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
