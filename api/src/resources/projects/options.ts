import { EXPORT_PAGE_SIZE, ROLES } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList } from '../../http/routes/list';
import { usersOfRole } from '../users/users.queries';
import { clientOptions } from './projects.queries';

const searchOf = ({ query }: FastifyRequest) =>
  readList(query, { sortable: ['name'], defaultSort: { sort: 'name', order: 'asc' } }).search;

/** Users who can be project managers. */
export const listManagerOptions = (request: FastifyRequest) =>
  usersOfRole(request.context.db, ROLES.PROJECT_MANAGER, searchOf(request), EXPORT_PAGE_SIZE);

/** Clients for a picker, by name only. */
export const listClientOptions = (request: FastifyRequest) =>
  clientOptions(request.context, searchOf(request), EXPORT_PAGE_SIZE);
