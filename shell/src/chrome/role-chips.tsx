import type { CurrentUser } from '@siteledger/shared-lib/domain';

/** The names of the user's roles. docs/domain/screens.md#the-frame */
export const RoleChips = ({ roles }: Pick<CurrentUser, 'roles'>) => (
  <ul className="role-chips" aria-label="Roles">
    {roles.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
