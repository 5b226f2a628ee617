import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { END_CUSTOMERS } from './end-customers.queries';

export function endCustomerRoutes(app: App) {
  const { list } = resource(app, {
    path: '/end_customers',
    name: ['an end customer', 'end customers'],
    type: 'EndCustomer',
    permission: { view: ['client.view', 'project.create', 'project.update'], change: 'client.update' },
    isKept: true,
  });

  /** End customers, for a picker: [{id, uuid, version, name, created_at}]. docs/domain/parties.md#end-customers */
  list('EndCustomer', END_CUSTOMERS);
}
