import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { countEndCustomers, END_CUSTOMER_SORTS, pageOfEndCustomers } from './queries';

export function endCustomerRoutes(app: App) {
  /** End customers, for a choice: [{id, uuid, version, name, created_at}]. Specification §7. */
  app.get(
    '/end_customers',
    {
      config: { permission: ['client.view', 'project.create', 'project.update'] },
      schema: { summary: 'List end customers' },
    },
    async ({ context, query }) => {
      const list = readList(query, {
        sortable: END_CUSTOMER_SORTS,
        defaultSort: { sort: 'created_at', order: 'desc' },
      });
      return replyList(list, {
        total: await countEndCustomers(context, list.search),
        rows: (window) => pageOfEndCustomers(context, list.search, list, window),
      });
    },
  );
}
