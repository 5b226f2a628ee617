import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { list as page } from '../../http/openapi-replies';
import { countEndCustomers, END_CUSTOMER_SORTS, pageOfEndCustomers } from './end-customers.queries';

const END_CUSTOMER_LIST = {
  sortable: END_CUSTOMER_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' },
} as const;

export function endCustomerRoutes(app: App) {
  /** End customers, for a choice: [{id, uuid, version, name, created_at}]. docs/domain/parties.md#end-customers */
  app.get(
    '/end_customers',
    {
      config: { permission: ['client.view', 'project.create', 'project.update'] },
      schema: {
        summary: 'List end customers',
        parameters: listParameters(END_CUSTOMER_LIST),
        reply: page('EndCustomer'),
      },
    },
    async ({ context, query }) => {
      const list = readList(query, END_CUSTOMER_LIST);
      return replyList(list, {
        total: await countEndCustomers(context, list.search),
        rows: (window) => pageOfEndCustomers(context, list.search, list, window),
      });
    },
  );
}
