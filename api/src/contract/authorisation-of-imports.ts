/** The expected statuses for the routes of imports, in the same format: the permission import.manage. */
export const EXPECTED_OF_IMPORTS: Readonly<Record<string, string>> = {
  'GET /imports': '418 200 200 403 403',
  'POST /imports': '418 201 201 403 403',
  'GET /imports/{id}': '418 200 200 403 403',
  'PUT /imports/{id}/source': '418 200 200 403 403',
  'PUT /imports/{id}/mapping': '418 200 200 403 403',
  'GET /imports/{id}/rows': '418 200 200 403 403',
  'PUT /imports/{id}/rows/{no}': '418 200 200 403 403',
  'POST /imports/{id}/check': '418 202 202 403 403',
  'POST /imports/{id}/commit': '418 202 202 403 403',
  'POST /imports/{id}/undo': '418 202 202 403 403',
  'POST /imports/{id}/cancel': '418 202 202 403 403',
  'GET /imports/{id}/errors.xlsx': '418 200 200 403 403',
  'GET /move_in': '418 200 200 403 403',
  'PUT /move_in': '418 200 200 403 403',
  'GET /import-templates/{entity}.xlsx': '418 200 200 403 403',
};
