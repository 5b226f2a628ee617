import type { Recorded } from './reference';

/** A user as lists show it. Specification §3. */
export type User = Recorded & {
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  projects: { uuid: string; name: string }[];
};

/** A user as selection lists show it. */
export type UserOption = { id: number; uuid: string; name: string };

/** Who is signed in, with wildcards and concrete permissions; `impersonated_by` while somebody acts as them. Decision §6. */
export type CurrentUser = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  permissions: { name: string }[];
  impersonated_by?: { name: string; email: string };
};
