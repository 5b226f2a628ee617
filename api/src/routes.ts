import { type Config } from './config';
import { exportRoutes } from './export/routes';
import { type App } from './http/request/fastify-types';
import { auditTrailRoutes } from './resources/audit-trail/routes';
import { accountCodeRoutes } from './resources/account-codes/routes';
import { accountingSettingsRoutes } from './resources/accounting-settings/routes';
import { bankAccountRoutes } from './resources/bank-accounts/routes';
import { clientRoutes } from './resources/clients/routes';
import { contractorRoutes } from './resources/contractors/routes';
import { dashboardRoutes } from './resources/dashboards/routes';
import { endCustomerRoutes } from './resources/end-customers/routes';
import { expenseRoutes } from './resources/expenses/routes';
import { impersonationRoutes } from './resources/impersonation/routes';
import { importRoutes } from './resources/imports/routes';
import { invoiceRoutes } from './resources/invoices/routes';
import { moveInRoutes } from './resources/move-in/routes';
import { moveRoutes } from './resources/moves/routes';
import { outboxRoutes } from './resources/outbox/routes';
import { passwordResetRoutes } from './resources/password-reset/routes';
import { organisationRoutes } from './resources/organisations/routes';
import { paymentRecordRoutes } from './resources/payment-records/routes';
import { paymentRoutes } from './resources/payments/routes';
import { projectRoutes } from './resources/projects/routes';
import { purchaseOrderRoutes } from './resources/purchase-orders/routes';
import { roleRoutes } from './resources/roles/routes';
import { savedViewRoutes } from './resources/saved-views/routes';
import { searchRoutes } from './resources/search/routes';
import { secondFactorRoutes } from './resources/second-factor/routes';
import { sessionRoutes } from './resources/session/routes';
import { taxRateRoutes } from './resources/tax-rates/routes';
import { userRoutes } from './resources/users/routes';
import { variationOrderRoutes } from './resources/variation-orders/routes';
import { writeOffRoutes } from './resources/write-offs/routes';

/** Every resource below /api/v2; register new ones here. */
export const RESOURCES: readonly ((app: App, config: Config) => void)[] = [
  auditTrailRoutes,
  accountCodeRoutes,
  accountingSettingsRoutes,
  bankAccountRoutes,
  clientRoutes,
  contractorRoutes,
  dashboardRoutes,
  endCustomerRoutes,
  expenseRoutes,
  exportRoutes,
  impersonationRoutes,
  importRoutes,
  invoiceRoutes,
  moveInRoutes,
  moveRoutes,
  outboxRoutes,
  passwordResetRoutes,
  organisationRoutes,
  paymentRecordRoutes,
  paymentRoutes,
  projectRoutes,
  purchaseOrderRoutes,
  roleRoutes,
  savedViewRoutes,
  searchRoutes,
  secondFactorRoutes,
  sessionRoutes,
  taxRateRoutes,
  userRoutes,
  variationOrderRoutes,
  writeOffRoutes,
];
