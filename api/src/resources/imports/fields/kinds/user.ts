import { userSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { reference, words } from '../words';
import { EMAIL } from './party';

/** Columns of users; an imported user has no password yet. */
export const userFields = () =>
  importFields(userSchema, {
    name: words('Aisyah binti Rahman', 'User', 'User Name', 'Full Name', 'Nama', 'Nama Penuh'),
    email: { ...EMAIL, example: 'aisyah@example.com' },
    roles: reference('Project Manager', 'Role', 'User Role', 'Peranan'),
    // The list's column of this name is their number.
    projects: { ...reference('', 'Project', 'Project Codes', 'Projek'), label: 'Assigned Projects' },
  });
