/** What the calls of the registry of remotes answer to whom, written as the other expectations are. */
export const EXPECTED_OF_REMOTES: Readonly<Record<string, string>> = {
  'GET /remotes': '200 200 200 200 200',
  'GET /remotes/surroundings': '200 200 200 200 200',
  'GET /remotes/explanation': '418 200 200 200 200',
  'GET /remotes/explanation/{uuid}': '418 200 200 403 403',
  'POST /remotes/events': '418 200 200 200 200',
  'GET /remotes/environments': '418 200 200 403 403',
  // A publish token alone publishes; it is no session.
  'POST /remotes/{name}/releases': '403 403 403 403 403',
  'GET /remotes/running': '403 403 403 403 403',
  'POST /remotes/{name}/environments/{env}/selection': '403 403 403 403 403',
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/confirmation': '418 200 200 403 403',
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/refusal': '418 200 200 403 403',
  'PUT /remotes/policies/{env}': '418 200 403 403 403',
  'POST /remotes/policies/{env}/confirmation': '418 200 403 403 403',
  'POST /remotes/policies/{env}/refusal': '418 200 403 403 403',
  'GET /remotes/tokens': '418 200 403 403 403',
  'POST /remotes/tokens': '418 201 403 403 403',
  'POST /remotes/tokens/{uuid}/revocation': '418 200 403 403 403',
  'POST /remotes/{name}/environments/{env}/releases/{version}/good': '418 200 200 403 403',
  'POST /remotes/{name}/releases/{version}/revocation': '418 200 200 403 403',
  'PUT /remotes/{name}/environments/{env}': '418 200 200 403 403',
  'POST /remotes/{name}/environments/{env}/impact': '418 200 200 403 403',
  'POST /remotes/{name}/environments/{env}/rollback': '418 200 200 403 403',
  'GET /remotes/{name}/environments/{env}/history': '418 200 200 403 403',
};

/** Calls of the registry that nobody makes on behalf of somebody else. roles-and-permissions.md#impersonation */
export const REMOTES_NOT_WHILE_IMPERSONATING: readonly string[] = [
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/confirmation',
  'POST /remotes/{name}/environments/{env}/requests/{uuid}/refusal',
  'PUT /remotes/policies/{env}',
  'POST /remotes/policies/{env}/confirmation',
  'POST /remotes/policies/{env}/refusal',
  'POST /remotes/tokens',
  'POST /remotes/tokens/{uuid}/revocation',
  'POST /remotes/{name}/environments/{env}/releases/{version}/good',
  'POST /remotes/{name}/releases/{version}/revocation',
  'PUT /remotes/{name}/environments/{env}',
  'POST /remotes/{name}/environments/{env}/rollback',
];
