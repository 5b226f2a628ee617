import { type RemoteHost, remoteSettingSchemaOf, settingPreviewSchemaOf } from '@siteledger/platform/contract';
import { onUse } from '../fields';
import { PERMISSIONS, ROLES } from '../people/permissions';

/** What remotes may rely on in this product, and must leave alone. Raise the major of a version when a remote has to change. */
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

/** A change of a remote's setting, with a reason: the platform's schema with the roles of this product. */
export const remoteSettingSchema = onUse(() => remoteSettingSchemaOf(ROLE_IDS));

/** A change that is only looked at: what it would do. */
export const settingPreviewSchema = onUse(() => settingPreviewSchemaOf(ROLE_IDS));
