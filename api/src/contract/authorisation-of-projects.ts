/**
 * The expected statuses for the routes of projects, in the same format: a project manager may read and edit their own.
 */
export const EXPECTED_OF_PROJECTS: Readonly<Record<string, string>> = {
  'GET /projects': '418 200 200 200 200',
  'POST /projects': '418 201 201 201 403',
  'GET /projects/permissions': '418 200 200 200 200',
  'GET /projects/{id}': '418 200 200 200 200 404',
  'PUT /projects/{id}': '418 200 200 200 200 404',
  'DELETE /projects/{id}': '418 200 200 200 403 403',
  'GET /projects/{id}/invoices': '418 200 200 200 200 404',
  'GET /projects/{id}/invoices/prev_certified': '418 200 200 200 200 404',
  'GET /projects/{id}/invoices/myob': '418 200 200 200 403 403',
  'GET /projects/{id}/expenses': '418 200 200 200 200 404',
  'GET /projects/{id}/expenses/myob': '418 200 200 200 403 403',
  'GET /projects/{id}/payments': '418 200 200 200 200 404',
  'GET /projects/{id}/contractors': '418 200 200 200 200 404',
  'POST /projects/{id}/contractors': '418 201 201 201 201 404',
  'DELETE /projects/{id}/contractors/{uuid}': '418 200 200 200 200 404',
  'GET /projects/{id}/overview': '418 200 200 200 200 404',
  'GET /projects/{id}/cashflow-projection': '418 200 200 200 200 404',
  'GET /projects/{id}/figures/{figure}': '418 200 200 200 200 404',
};
