import { addEndpoints, type Change } from '@siteledger/shared-lib/api';
import { LOGO_FIELD, type Organisation, type OrganisationInput } from '@siteledger/shared-lib/domain';

type Changed = { uuid: string; version: number };

// An organisation may also be a contractor, and documents include its name.
const CHANGED = ['Organisation', 'Contractor', 'Expense', 'PurchaseOrder'] as const;

/** Endpoints of organisations of every type. */
export const organisationsApi = addEndpoints((build) => ({
  /** Organisations, searched by name and registration no; filter `type` ('1', '2', '3'). parties.md#organisations */
  organisationsList: build.list<Organisation>('GET /organisations', ['Organisation']),
  /** One organisation with the path of its logo; 404 if it does not exist. docs/domain/parties.md#organisations */
  organisationsOne: build.record<Organisation>('GET /organisations/:', 'Organisation'),
  /** Creates an organisation; 422 names the fields. docs/domain/parties.md#organisations */
  organisationsCreate: build.create<Organisation, OrganisationInput>('POST /organisations', [
    'Organisation',
    'Contractor',
  ]),
  /**
   * Updates an organisation: 422 names the invalid fields; 409 names who has changed it since it was read.
   * docs/domain/calls.md#versions
   */
  organisationsUpdate: build.update<Organisation, Change<OrganisationInput>>('PUT /organisations/:', {
    replaces: 'organisationsOne',
    tag: 'Organisation',
    changes: CHANGED,
  }),
  /**
   * Deletes an organisation; 422 with the projects that use it, 409 for the only own company.
   * docs/domain/states-and-deletions.md#deletions
   */
  organisationsDelete: build.remove('DELETE /organisations/:', ['Organisation', 'Contractor']),
  /**
   * Uploads an organisation's logo: PNG, JPEG or WebP; 413 if it is too large, 422 on `file` if it is not such a
   * picture. docs/domain/parties.md#organisations
   */
  organisationsUploadLogo: build.change<Organisation, Changed & { picture: Blob; fileName: string }>({
    query: ({ uuid, version, picture, fileName }) => {
      const body = new FormData();
      body.append(LOGO_FIELD, picture, fileName);
      return { url: `/organisations/uploadLogo/${uuid}`, method: 'POST', version, body };
    },
    invalidatesTags: (_organisation, _error, { uuid }) => [{ type: 'Organisation', id: uuid }],
  }),
  /** Removes an organisation's logo; 404 if it has none. */
  organisationsRemoveLogo: build.change<Organisation, Changed>({
    query: ({ uuid, version }) => ({ url: `/organisations/logo/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: (_organisation, _error, { uuid }) => [{ type: 'Organisation', id: uuid }],
  }),
}));

export const {
  useOrganisationsOneQuery,
  useOrganisationsCreateMutation,
  useOrganisationsUpdateMutation,
  useOrganisationsDeleteMutation,
  useOrganisationsUploadLogoMutation,
  useOrganisationsRemoveLogoMutation,
} = organisationsApi;
