/** The expected status of every route of account codes and own bank accounts: a business owner may read them. */
export const EXPECTED_OF_ACCOUNTS: Readonly<Record<string, string>> = {
  'GET /finance_account_codes': '418 200 200 200 403',
  'GET /finance_account_codes/get_child_by_code': '418 200 200 200 403',
  'GET /finance_account_codes/{id}': '418 200 200 200 403',
  'POST /finance_account_codes': '418 201 201 403 403',
  'PUT /finance_account_codes/{id}': '418 200 200 403 403',
  'DELETE /finance_account_codes/{id}': '418 200 200 403 403',
  'GET /bank_accounts': '418 200 200 200 403',
  'GET /bank_accounts/{id}': '418 200 200 200 403',
  'POST /bank_accounts': '418 201 201 403 403',
  'PUT /bank_accounts/{id}': '418 200 200 403 403',
  'DELETE /bank_accounts/{id}': '418 200 200 403 403',
  'POST /bank_accounts/{id}/restore': '418 200 200 403 403',
};
