import type { Reference, User } from '@siteledger/shared-lib/domain';

/** A pending change of a user's roles and projects. */
export type AssignmentChange = {
  /** The user as last read; the difference is relative to this. */
  user: User;
  roles: readonly number[];
  projects: readonly Reference[];
  /** Whether another person saved this user since the change began. */
  isOvertaken: boolean;
  messages: readonly string[];
};

/** Roles and projects that a change adds and removes. */
export type AssignmentDiff = {
  rolesGiven: number[];
  rolesTaken: number[];
  projectsGiven: Reference[];
  projectsTaken: Reference[];
};

const roleIdsOf = ({ roles }: User) => roles.map(({ id }) => id);

const without = (projects: readonly Reference[], others: readonly Reference[]) =>
  projects.filter(({ uuid }) => !others.some((other) => other.uuid === uuid));

/** A change without differences. */
export const startChange = (user: User): AssignmentChange => ({
  user,
  roles: roleIdsOf(user),
  projects: user.projects,
  isOvertaken: false,
  messages: [],
});

export function diffOf({ user, roles, projects }: AssignmentChange): AssignmentDiff {
  const had = roleIdsOf(user);
  return {
    rolesGiven: roles.filter((id) => !had.includes(id)),
    rolesTaken: had.filter((id) => !roles.includes(id)),
    projectsGiven: without(projects, user.projects),
    projectsTaken: without(user.projects, projects),
  };
}

/** Whether a change adds or removes anything. */
export const changesSomething = (change: AssignmentChange) =>
  Object.values(diffOf(change)).some((list) => list.length > 0);

/** Adds these roles and projects to a change. */
export const give = (change: AssignmentChange, roles: readonly number[], projects: readonly Reference[]) => ({
  ...change,
  roles: [...change.roles, ...roles.filter((id) => !change.roles.includes(id))],
  projects: [...change.projects, ...without(projects, change.projects)],
});

/** Removes these roles and projects. */
export const take = (change: AssignmentChange, roles: readonly number[], projects: readonly Reference[]) => ({
  ...change,
  roles: change.roles.filter((id) => !roles.includes(id)),
  projects: without(change.projects, projects),
});

/** Applies the same additions and removals to the user's latest state. docs/domain/calls.md#versions */
export function onTopOf(change: AssignmentChange, latest: User): AssignmentChange {
  const { rolesGiven, rolesTaken, projectsGiven, projectsTaken } = diffOf(change);
  const start = { ...startChange(latest), isOvertaken: true, messages: change.messages };
  return take(give(start, rolesGiven, projectsGiven), rolesTaken, projectsTaken);
}
