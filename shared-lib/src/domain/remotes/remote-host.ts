import { type RemoteHost, remoteSettingSchemaOf, settingPreviewSchemaOf } from '@siteledger/platform/contract';
import { onUse } from '../fields';
import { PERMISSIONS, ROLES } from '../people/permissions';

/**
 * Versions, permissions and reserved paths that remotes may rely on. Raise a version's major when remotes have to
 * change.
 */
export const REMOTE_HOST: RemoteHost = {
  versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' },
  permissions: PERMISSIONS,
  reservedPaths: [
    '/404',
    '/api',
    '/assets',
    '/forgot',
    '/health',
    '/login',
    '/logout',
    '/password',
    '/profile',
    '/recovery',
    '/why',
  ],
  developerPaths: ['/examples'],
};

const ROLE_IDS = Object.values(ROLES);

/** Schema to change a remote's setting, with a reason: the platform's, with the roles of this product. */
export const remoteSettingSchema = onUse(() => remoteSettingSchemaOf(ROLE_IDS));

/** Schema to preview such a change. */
export const settingPreviewSchema = onUse(() => settingPreviewSchemaOf(ROLE_IDS));
