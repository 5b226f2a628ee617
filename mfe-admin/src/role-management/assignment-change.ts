import type { Reference, User } from '@siteledger/shared-lib/domain';

/** What a user is to have instead of what they have. */
export type AssignmentChange = {
  /** The user as last read; what they have is counted from here. */
  user: User;
  /** Role ids to be. */
  roles: readonly number[];
  /** Projects to be. */
  projects: readonly Reference[];
  /** Whether somebody else saved this user since the change was begun. */
  isOvertaken: boolean;
  /** Why the server refused it. */
  messages: readonly string[];
};

/** What a change gives and takes. */
export type AssignmentDiff = {
  rolesGiven: number[];
  rolesTaken: number[];
  projectsGiven: Reference[];
  projectsTaken: Reference[];
};

const roleIdsOf = ({ roles }: User) => roles.map(({ id }) => id);

const without = (projects: readonly Reference[], others: readonly Reference[]) =>
  projects.filter(({ uuid }) => !others.some((other) => other.uuid === uuid));

/** A change of nothing yet. */
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

/** Whether a change gives or takes anything. */
export const changesSomething = (change: AssignmentChange) =>
  Object.values(diffOf(change)).some((list) => list.length > 0);

/** Gives these roles and projects on top of what a change has already. */
export const give = (change: AssignmentChange, roles: readonly number[], projects: readonly Reference[]) => ({
  ...change,
  roles: [...change.roles, ...roles.filter((id) => !change.roles.includes(id))],
  projects: [...change.projects, ...without(projects, change.projects)],
});

/** Takes these roles and projects away. */
export const take = (change: AssignmentChange, roles: readonly number[], projects: readonly Reference[]) => ({
  ...change,
  roles: change.roles.filter((id) => !roles.includes(id)),
  projects: without(change.projects, projects),
});

/** The same giving and taking, counted from what somebody else saved meanwhile. docs/domain/calls.md#versions */
export function onTopOf(change: AssignmentChange, latest: User): AssignmentChange {
  const { rolesGiven, rolesTaken, projectsGiven, projectsTaken } = diffOf(change);
  const start = { ...startChange(latest), isOvertaken: true, messages: change.messages };
  return take(give(start, rolesGiven, projectsGiven), rolesTaken, projectsTaken);
}
