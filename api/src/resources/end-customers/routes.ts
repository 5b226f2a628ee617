import { type App } from '../../http/fastify-types';
import { answerList } from '../../http/list';
import { resource } from '../../http/resource';
import { countEndCustomers, END_CUSTOMER_SORTS, pageOfEndCustomers } from './end-customers.queries';

const END_CUSTOMER_LIST = {
  sortable: END_CUSTOMER_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' },
} as const;

export function endCustomerRoutes(app: App) {
  const { list } = resource(app, {
    path: '/end_customers',
    name: ['an end customer', 'end customers'],
    type: 'EndCustomer',
    permission: { view: ['client.view', 'project.create', 'project.update'], change: 'client.update' },
  });

  /** End customers, for a choice: [{id, uuid, version, name, created_at}]. docs/domain/parties.md#end-customers */
  list('EndCustomer', END_CUSTOMER_LIST, answerList(END_CUSTOMER_LIST, countEndCustomers, pageOfEndCustomers));
}
