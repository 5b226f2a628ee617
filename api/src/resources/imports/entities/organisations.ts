import { organisationSchema } from '@siteledger/shared-lib/domain';
import { createOrganisation } from '../../organisations/create-organisation';
import { deleteOrganisation } from '../../organisations/delete-organisation';
import { findOrganisation } from '../../organisations/organisations.queries';
import { updateOrganisation } from '../../organisations/update-organisation';
import { byColumn } from './by-column.queries';
import { formOf, type Importable } from './importable';

/** Contractors, suppliers and own companies, by name. */
export const ORGANISATIONS: Importable = {
  schema: organisationSchema,
  permission: 'contractor.create',
  keyOf: ({ name }) => name,
  findByKeys: byColumn('organisations', 'name'),
  read: async ({ db }, uuid) => formOf(organisationSchema, await findOrganisation(db, uuid)),
  create: createOrganisation,
  update: (context, uuid, body) => updateOrganisation(context, uuid, body, undefined),
  remove: (context, uuid) => deleteOrganisation(context, uuid, undefined),
};
