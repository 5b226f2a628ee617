import { addEndpoints, type Change } from '@siteledger/shared-lib/api';
import { LOGO_FIELD, type Organisation, type OrganisationInput } from '@siteledger/shared-lib/domain';

type Changed = { uuid: string; version: number };

// An organisation may be a contractor, too, and documents carry its name.
const CHANGED = ['Organisation', 'Contractor', 'Expense', 'PurchaseOrder'] as const;

/** Organisations of every type in the one API slice. */
export const organisationsApi = addEndpoints((build) => ({
  /** Organisations, searched by name and registration no; filter `type` ('1', '2', '3'). parties.md#organisations */
  organisationsList: build.list<Organisation>('GET /organisations', ['Organisation']),
  /** One organisation with the path of its logo; 404 when there is none. docs/domain/parties.md#organisations */
  organisationsOne: build.record<Organisation>('GET /organisations/:', 'Organisation'),
  /** Creates an organisation; 422 names the fields. docs/domain/parties.md#organisations */
  organisationsCreate: build.create<Organisation, OrganisationInput>('POST /organisations', [
    'Organisation',
    'Contractor',
  ]),
  /**
   * Changes an organisation of the version that was read; 422 names the fields, 409 tells who changed it meanwhile.
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
   * Gives an organisation a logo: PNG, JPEG or WebP; 413 when it is too large, 422 on `file` when it is no such
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
  /** Takes an organisation's logo away; 404 when it has none. */
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
