/** The contract versions, permissions and paths that every remote can rely on. */
export const REMOTE_HOST = {
  versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '1.0.0' },
  permissions: [],
  reservedPaths: ['/404'],
};
