import { EXPECTED_OF_ACCOUNTS } from './authorisation-of-accounts';
import { EXPECTED_OF_IMPORTS } from './authorisation-of-imports';
import { EXPECTED_OF_PROJECTS } from './authorisation-of-projects';
import { EXPECTED_OF_REMOTES, REMOTES_NOT_WHILE_IMPERSONATING } from './authorisation-of-remotes';

/**
 * The expected status of every route for every kind of caller, written by hand from the roles, so that changing a
 * permission requires a change here too. The statuses are for
 *
 *   no session, SUPER_ADMIN, ADMIN, BUSINESS_OWNER, PROJECT_MANAGER, and a PROJECT_MANAGER of another project,
 *
 * the last only for routes about one project. 418 means that there is no session.
 * roles-and-permissions.md#who-may-do-what, errors.md#answers
 */
export const EXPECTED: Readonly<Record<string, string>> = {
  // Signing in, and what every signed-in user may do.
  'POST /login': '200 200 200 200 200',
  'POST /refresh': '200 200 200 200 200',
  'POST /logout': '200 200 200 200 200',
  'POST /forgot-password': '200 200 200 200 200',
  'POST /reset-password': '200 200 200 200 200',
  'PUT /user/password': '418 200 200 200 200',
  'GET /user/sessions': '418 200 200 200 200',
  'DELETE /user/sessions': '418 200 200 200 200',
  'DELETE /user/sessions/{id}': '418 200 200 200 200',
  // The second step of a sign-in: its challenge identifies the user before there is a session.
  'POST /login/second-factor': '200 200 200 200 200',
  'POST /login/passkey/options': '200 200 200 200 200',
  'POST /login/passkey': '200 200 200 200 200',
  'POST /second-factor/totp': '200 200 200 200 200',
  'POST /second-factor/totp/confirm': '200 200 200 200 200',
  'POST /second-factor/passkeys/options': '200 200 200 200 200',
  'POST /second-factor/passkeys': '200 200 200 200 200',
  'GET /user/second-factor': '418 200 200 200 200',
  'POST /user/second-factor/unlock': '418 200 200 200 200',
  'POST /user/second-factor/recovery-codes': '418 200 200 200 200',
  'POST /user/second-factor/totp/removal': '418 200 200 200 200',
  'POST /user/second-factor/off': '418 200 200 200 200',
  'PUT /user/passkeys/{id}': '418 200 200 200 200',
  'POST /user/passkeys/{id}/removal': '418 200 200 200 200',
  'GET /user/details': '418 200 200 200 200',
  'GET /impersonate-user/take': '418 200 403 403 403',
  'DELETE /impersonate-user/leave': '418 404 404 404 404',
  // Each user's own views.
  'GET /saved_views': '418 200 200 200 200',
  'POST /saved_views': '418 201 201 201 201',
  'PUT /saved_views/{id}': '418 200 200 200 200',
  'DELETE /saved_views/{id}': '418 200 200 200 200',
  // Search returns only records the caller may open.
  'GET /search': '418 200 200 200 200',
  'GET /known_records': '418 200 200 200 200',
  'PUT /known_records': '418 200 200 200 200 404',
  'POST /saved_views/{id}/restore': '418 200 200 200 200',

  // Users and roles: the permission member.
  'GET /users': '418 200 200 403 403',
  'POST /users': '418 201 201 403 403',
  'GET /users/{id}': '418 200 200 403 403',
  'PUT /users/{id}': '418 200 200 403 403',
  'DELETE /users/{id}': '418 200 200 403 403',
  'DELETE /users/{id}/second-factor': '418 200 200 403 403',
  'DELETE /users/{id}/sessions': '418 200 200 403 403',
  // Everybody who edits projects may list the project managers. projects.md#choosing-managers-and-clients
  'GET /users/role/{id}': '418 200 200 200 200',
  'PUT /batch-update/usersRoles': '418 200 200 403 403',
  'GET /roles': '418 200 200 403 403',
  'PUT /roles/{id}': '418 200 200 403 403',
  'GET /outbox': '418 200 200 403 403',
  'GET /audit': '418 200 200 200 403',
  'GET /audit/users': '418 200 200 200 403',

  // A project manager may not read clients, except their names for a picker.
  'GET /clients': '418 200 200 200 403',
  'POST /clients': '418 201 201 201 403',
  'GET /clients/{id}': '418 200 200 200 403',
  'PUT /clients/{id}': '418 200 200 200 403',
  'DELETE /clients/{id}': '418 200 200 200 403',
  'POST /clients/{id}/restore': '418 200 200 200 403',
  'GET /projects/clients': '418 200 200 200 200',
  'GET /end_customers': '418 200 200 200 200',

  // Contractors and organisations: a project manager may read them.
  'GET /contractors': '418 200 200 200 200',
  'POST /contractors': '418 201 201 201 403',
  'GET /contractors/{id}': '418 200 200 200 200',
  'PUT /contractors/{id}': '418 200 200 200 403',
  'DELETE /contractors/{id}': '418 200 200 200 403',
  'GET /organisations': '418 200 200 200 200',
  'POST /organisations': '418 201 201 201 403',
  'GET /organisations/{id}': '418 200 200 200 200',
  'PUT /organisations/{id}': '418 200 200 200 403',
  'DELETE /organisations/{id}': '418 200 200 200 403',
  'POST /organisations/uploadLogo/{id}': '418 200 200 200 403',
  'DELETE /organisations/logo/{id}': '418 200 200 200 403',
  'GET /logos/{name}': '200 200 200 200 200',

  // Accounting settings and exports are for finance.
  'GET /accounting_settings': '418 200 200 200 403',
  'PUT /accounting_settings': '418 200 200 403 403',

  ...EXPECTED_OF_ACCOUNTS,
  ...EXPECTED_OF_IMPORTS,
  ...EXPECTED_OF_PROJECTS,

  // Documents of a project.
  'GET /invoices': '418 200 200 200 200',
  'GET /invoices/ageing': '418 200 200 200 200',
  'GET /invoices/groups': '418 200 200 200 200',
  'POST /invoices': '418 201 201 201 201 404',
  'GET /invoices/{id}': '418 200 200 200 200 404',
  'GET /invoices/{id}/print': '418 200 200 200 200 404',
  'PUT /invoices/{id}': '418 200 200 200 200 404',
  'DELETE /invoices/{id}': '418 200 200 200 200 404',
  'GET /expenses': '418 200 200 200 200',
  'GET /expenses/groups': '418 200 200 200 200',
  'POST /expenses': '418 201 201 201 201 404',
  'GET /expenses/proposal': '418 200 200 200 200',
  'GET /expenses/ref-no-taken': '418 200 200 200 200 404',
  'GET /expenses/{id}': '418 200 200 200 200 404',
  'PUT /expenses/{id}': '418 200 200 200 200 404',
  'DELETE /expenses/{id}': '418 200 200 200 200 404',
  'POST /expenses/{id}/restore': '418 200 200 200 200 404',
  'GET /tax_rates': '418 200 200 200 200',
  'GET /purchaseOrders': '418 200 200 200 200',
  'GET /purchaseOrders/groups': '418 200 200 200 200',
  'POST /purchaseOrders': '418 201 201 201 201 404',
  'GET /purchaseOrders/{id}': '418 200 200 200 200 404',
  'GET /purchaseOrders/{id}/print': '418 200 200 200 200 404',
  'PUT /purchaseOrders/{id}': '418 200 200 200 200 404',
  'DELETE /purchaseOrders/{id}': '418 200 200 200 200 404',
  'POST /purchaseOrders/{id}/restore': '418 200 200 200 200 404',
  'GET /variationOrders': '418 200 200 200 200',
  'POST /variationOrders': '418 201 201 201 201 404',
  'GET /variationOrders/{id}': '418 200 200 200 200 404',
  'PUT /variationOrders/{id}': '418 200 200 200 200 404',
  'DELETE /variationOrders/{id}': '418 200 200 200 200 404',
  'POST /variationOrders/{id}/restore': '418 200 200 200 200 404',

  // Payments need payment.manage, write-offs writeoff.manage; a project manager may read payments.
  'GET /payments': '418 200 200 200 200',
  'GET /payments/groups': '418 200 200 200 200',
  'POST /payments': '418 201 201 201 403 403',
  'GET /payments/{id}': '418 200 200 200 200 404',
  'PUT /payments/{id}': '418 200 200 200 403 403',
  'DELETE /payments/{id}': '418 200 200 200 403 403',
  'GET /payment_records': '418 200 200 200 200',
  'GET /payment_records/summary': '418 200 200 200 200',
  'GET /payment_records/{id}': '418 200 200 200 200 404',
  'GET /payment_records/{id}/print': '418 200 200 200 200 404',
  'POST /payment_records': '418 201 201 201 403 403',
  'DELETE /payment_records/{id}': '418 200 200 200 403 403',
  'POST /payment_records/{id}/restore': '418 200 200 200 403 403',
  'PUT /write-off/expenses/{id}': '418 200 200 200 403 403',
  'DELETE /write-off/expenses/{id}': '418 200 200 200 403 403',
  'PUT /write-off/invoices/{id}': '418 200 200 200 403 403',
  'DELETE /write-off/invoices/{id}': '418 200 200 200 403 403',

  // Moves need permission for both projects.
  'POST /move/invoices': '418 200 200 200 200 404',
  'POST /move/expenses': '418 200 200 200 200 404',
  'POST /move/contractors': '418 200 200 200 200 404',
  'POST /move/purchase-orders': '418 200 200 200 200 404',
  'POST /move/variation-orders': '418 200 200 200 200 404',

  // Dashboards cover the projects the caller may see.
  'GET /dashboards/summary': '418 200 200 200 200',
  'GET /dashboards/performance': '418 200 200 200 200',
  'GET /dashboards/performance/clients': '418 200 200 200 200',
  'GET /dashboards/cashflow': '418 200 200 200 200',
  'GET /dashboards/overdue-invoices': '418 200 200 200 200',

  // Monitoring and page loads need no session.
  'GET //health/live': '200 200 200 200 200',
  'GET //health/ready': '200 200 200 200 200',
  'GET /openapi.json': '200 200 200 200 200',
  ...EXPECTED_OF_REMOTES,
};

/** Streaming routes, tested where they are implemented. */
export const ENDLESS_CALLS: readonly string[] = ['GET /remotes/events'];

/** Routes that need a session but no role. A user without a role may call these and the public ones. */
export const WITHOUT_ROLE: readonly string[] = [
  'PUT /user/password',
  'GET /user/sessions',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{id}',
  'GET /user/second-factor',
  'POST /user/second-factor/unlock',
  'POST /user/second-factor/recovery-codes',
  'POST /user/second-factor/totp/removal',
  'POST /user/second-factor/off',
  'PUT /user/passkeys/{id}',
  'POST /user/passkeys/{id}/removal',
  'GET /user/details',
  'GET /remotes/explanation',
  'DELETE /impersonate-user/leave',
  'GET /saved_views',
  'POST /saved_views',
  'PUT /saved_views/{id}',
  'DELETE /saved_views/{id}',
  'GET /search',
  'GET /known_records',
  'POST /saved_views/{id}/restore',
  'POST /remotes/events',
];

/** Routes refused during impersonation. roles-and-permissions.md#impersonation */
export const NOT_WHILE_IMPERSONATING: readonly string[] = [
  'PUT /user/password',
  'GET /user/sessions',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{id}',
  'GET /user/second-factor',
  'POST /user/second-factor/unlock',
  'POST /user/second-factor/recovery-codes',
  'POST /user/second-factor/totp/removal',
  'POST /user/second-factor/off',
  'PUT /user/passkeys/{id}',
  'POST /user/passkeys/{id}/removal',
  'DELETE /users/{id}/second-factor',
  'DELETE /users/{id}/sessions',
  'GET /impersonate-user/take',
  'POST /users',
  'PUT /users/{id}',
  'DELETE /users/{id}',
  'PUT /batch-update/usersRoles',
  'PUT /roles/{id}',
  'GET /outbox',
  ...REMOTES_NOT_WHILE_IMPERSONATING,
];
