import { contractorSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { CONTRACTORS, findContractorRecord } from './contractors.queries';
import { createContractor } from './create-contractor';
import { deleteContractor } from './delete-contractor';
import { updateContractor } from './update-contractor';

export function contractorRoutes(app: App) {
  const { list, create, read, update, remove } = resource(app, {
    path: '/contractors',
    name: ['a contractor', 'contractors'],
    type: 'Contractor',
    permission: {
      view: 'contractor.view',
      create: 'contractor.create',
      change: 'contractor.update',
      delete: 'contractor.delete',
    },
    isKept: true,
  });

  /** Contractors (type 1) and suppliers (type 2). docs/domain/parties.md#organisations */
  list('Contractor', CONTRACTORS);

  /** Creates a contractor or supplier: 201 with it; 422 by field. docs/domain/parties.md#organisations */
  create(contractorSchema, createContractor);

  /** One contractor or supplier. docs/domain/parties.md#organisations */
  read(({ context }, reference) => findContractorRecord(context.db, reference));

  /** Changes a contractor: 409 when its version is stale; 422 by field. parties.md#organisations, calls.md#versions */
  update(contractorSchema, updateContractor);

  /**
   * Deletes a contractor, {uuid, name}; 422 with `errors.contractor_id` and the names in `errors.projects`.
   * docs/domain/errors.md#deleting-a-contractor
   */
  remove(deleteContractor);
}
