import {
  DEFAULT_COUNTRY,
  ORGANISATION_TYPES,
  organisationSchema,
  type OrganisationInput,
} from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { useNavigate } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useOrganisationsCreateMutation } from './organisations-api';
import { PartyDialog, PartyDialogFields, useCloseDialog } from '../party';
import { OrganisationFields } from './organisation-fields';

const newOrganisation = { type: ORGANISATION_TYPES.SUB_CONTRACTOR, country: DEFAULT_COUNTRY };

/**
 * Creates an organisation, over the list, and opens it, where a logo can be added; leaving its path closes it.
 * docs/domain/screens.md#routes
 */
export function CreateOrganisationModal() {
  const [createOrganisation] = useOrganisationsCreateMutation();
  const navigate = useNavigate();
  const close = useCloseDialog('/organisations/list');

  const onSubmit = async (input: OrganisationInput) => {
    const { uuid } = await createOrganisation(input).unwrap();
    notify.success('Successfully created organisation.');
    await navigate(`/organisations/list/${uuid}`, { replace: true });
  };

  return (
    <PartyDialog title="New organisation" onClose={close}>
      <Form label="New organisation" schema={organisationSchema} initialValues={newOrganisation} onSubmit={onSubmit}>
        <PartyDialogFields onCancel={close} submit="Create organisation">
          <OrganisationFields />
        </PartyDialogFields>
      </Form>
    </PartyDialog>
  );
}
