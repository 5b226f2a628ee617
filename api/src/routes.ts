import { type App } from './http/fastify-types';
import { accountCodeRoutes } from './resources/account-codes/routes';
import { clientRoutes } from './resources/clients/routes';
import { contractorRoutes } from './resources/contractors/routes';
import { endCustomerRoutes } from './resources/end-customers/routes';
import { expenseRoutes } from './resources/expenses/routes';
import { invoiceRoutes } from './resources/invoices/routes';
import { organisationRoutes } from './resources/organisations/routes';
import { paymentRoutes } from './resources/payments/routes';
import { projectRoutes } from './resources/projects/routes';
import { purchaseOrderRoutes } from './resources/purchase-orders/routes';
import { sessionRoutes } from './resources/session/routes';
import { userRoutes } from './resources/users/routes';
import { variationOrderRoutes } from './resources/variation-orders/routes';
import { writeOffRoutes } from './resources/write-offs/routes';

/** Every resource below /api/v2; a new one is added here. */
export const RESOURCES: readonly ((app: App) => void)[] = [
  accountCodeRoutes,
  clientRoutes,
  contractorRoutes,
  endCustomerRoutes,
  expenseRoutes,
  invoiceRoutes,
  organisationRoutes,
  paymentRoutes,
  projectRoutes,
  purchaseOrderRoutes,
  sessionRoutes,
  userRoutes,
  variationOrderRoutes,
  writeOffRoutes,
];
