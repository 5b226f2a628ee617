import { isGranted, permissionsOfRoles, ROLES } from '../shared-lib/src/domain/people/permissions';
import { type Person } from './people';
import { descriptors } from './product-screens';

const roles: Record<Person, number> = {
  super: ROLES.SUPER_ADMIN,
  admin: ROLES.ADMIN,
  owner: ROLES.BUSINESS_OWNER,
  pm: ROLES.PROJECT_MANAGER,
};

const entries = descriptors.flatMap(({ nav }) => nav).sort((a, b) => a.order - b.order);

/** Entries of the side drawer for a demo user, in order: those of the remotes that the role may open. */
export const menuOf = (person: Person) =>
  entries
    .filter(({ permission }) => isGranted(permissionsOfRoles([roles[person]]), permission))
    .map(({ title }) => title);
