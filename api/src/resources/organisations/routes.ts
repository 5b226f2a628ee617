import { organisationSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { createOrganisation } from './create-organisation';
import { deleteOrganisation } from './delete-organisation';
import { logoRoutes } from './logo/routes';
import { findOrganisation, ORGANISATIONS } from './organisations.queries';
import { updateOrganisation } from './update-organisation';

export function organisationRoutes(app: App) {
  const { list, create, read, update, remove } = resource(app, {
    path: '/organisations',
    name: ['an organisation', 'organisations'],
    type: 'Organisation',
    permission: {
      view: 'contractor.view',
      create: 'contractor.create',
      change: 'contractor.update',
      delete: 'contractor.delete',
    },
    isKept: true,
  });
  logoRoutes(app);

  /**
   * Organisations: sub-contractors (1), suppliers (2) and the own company (3); `type` filters by kind.
   * docs/domain/parties.md#the-own-company
   */
  list('Organisation', ORGANISATIONS);

  /** Creates an organisation: 201 with it; 422 by field. docs/domain/parties.md#organisations */
  create(organisationSchema, createOrganisation);

  /** One organisation; `logo` is the path of its logo. docs/domain/parties.md#organisations */
  read(({ context }, reference) => findOrganisation(context.db, reference));

  /**
   * Changes an organisation: 409 when its version is stale; 422 by field. parties.md#organisations, calls.md#versions
   */
  update(organisationSchema, updateOrganisation);

  /**
   * Deletes an organisation, {uuid, name}; 422 with the projects that use it, 409 for the last own company.
   * docs/domain/states-and-deletions.md#deletions
   */
  remove(deleteOrganisation);
}
