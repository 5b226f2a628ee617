import { ROLES, type User } from '@siteledger/shared-lib/domain';
import { buildReference, buildUser } from '@siteledger/shared-lib/testing';
import { changesSomething, diffOf, give, onTopOf, startChange, take } from './assignment-change';

const { ADMIN, BUSINESS_OWNER, PROJECT_MANAGER } = ROLES;

const [tower, jetty, school] = ['Tower', 'Jetty', 'School'].map(buildReference) as [Ref, Ref, Ref];
type Ref = ReturnType<typeof buildReference>;

const withRoles = (...ids: number[]): Pick<User, 'roles'> => ({ roles: ids.map((id) => ({ id, name: `Role ${id}` })) });

test('names what is given and what is taken', () => {
  const user = buildUser({ ...withRoles(PROJECT_MANAGER), projects: [tower, jetty] });

  const change = take(give(startChange(user), [ADMIN], [school]), [PROJECT_MANAGER], [tower]);

  expect(diffOf(change)).toEqual({
    rolesGiven: [ADMIN],
    rolesTaken: [PROJECT_MANAGER],
    projectsGiven: [school],
    projectsTaken: [tower],
  });
});

test('giving what somebody has, and taking what they have not, changes nothing', () => {
  const user = buildUser({ ...withRoles(PROJECT_MANAGER), projects: [tower] });

  const change = take(give(startChange(user), [PROJECT_MANAGER], [tower]), [ADMIN], [jetty]);

  expect(changesSomething(change)).toBe(false);
});

test('goes on top of what somebody else saved meanwhile, and undoes none of it', () => {
  const user = buildUser({ ...withRoles(PROJECT_MANAGER), projects: [tower] });
  const change = take(give(startChange(user), [ADMIN], []), [], [tower]);
  const latest = { ...user, ...withRoles(PROJECT_MANAGER, BUSINESS_OWNER), projects: [tower, jetty], version: 2 };

  const onTop = onTopOf(change, latest);

  expect(onTop.roles).toEqual([PROJECT_MANAGER, BUSINESS_OWNER, ADMIN]);
  expect(onTop.projects).toEqual([jetty]);
  expect(onTop.isOvertaken).toBe(true);
});
