import { randomUUID } from 'node:crypto';
import { type Api } from './api';
import { ownPassword } from './people';

export type NewUser = { uuid: string; name: string; email: `${string}@${string}`; version: number };

/** Creates a user that only one test changes; roles by their fixed names, such as `PROJECT_MANAGER`. */
export async function addUser(api: Api, name: string, roles: readonly string[]) {
  const email = `${randomUUID()}@demo.test`;
  const secret = { password: ownPassword, password_confirmation: ownPassword };
  const { data } = await api.post<{ data: NewUser }>('/users', { name, email, roles, ...secret });
  return data;
}
