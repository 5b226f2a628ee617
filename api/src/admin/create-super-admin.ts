import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parse, ROLES, type User, userSchema } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { type Db } from '../db/database';
import { insertRow } from '../db/rows';
import { newToken } from '../secrets/token-hash';
import { transaction } from '../db/transaction/transaction';
import { audit } from '../http/changes/audit';
import { OPERATOR } from '../http/changes/operator';
import { issueReset } from '../resources/password-reset/issue-reset';
import { passwordResetLink } from '../resources/password-reset/password-reset-mail';
import { hashPassword } from '../resources/session/password-hash';
import { refuseCommonPassword } from '../resources/session/refuse-common-password';
import { findUserByEmail } from '../resources/session/sessions.queries';
import { lockSuperAdmins, nextVersions, setRoles, usersById } from '../resources/users/account/accounts.queries';
import { type Command, withDatabase } from './command';

export const createSuperAdmin: Command = {
  usage: 'create-super-admin <e-mail> [--name <name>] [--link]',
  summary:
    'creates a Super Admin, or makes the user with this e-mail one; asks for a password, or prints a link to set it',
  runsInServer: true,
  run: (parts, parameters) => {
    const { publicUrl } = parts.config;
    const { email, name, isLinkWanted } = readParameters(parameters);
    return withDatabase(parts, async ({ db }) => {
      const isKnown = (await findUserByEmail(db, email)) !== undefined;
      const isAsked = !isKnown && !isLinkWanted;
      // A random password, unknown to everybody, until the printed link sets another.
      const password = isAsked ? await parts.askSecret('Password: ') : newToken();
      const input = parse(userSchema, { email, name: name ?? email, password });
      refuseCommonPassword(input.password, input);
      const passwordHash = await hashPassword(input.password);

      const { user, link } = await transaction(db, async (trx) => {
        const one = await storeSuperAdmin(trx, { ...input, password_hash: passwordHash });
        const reset = isAsked ? undefined : await issueReset(trx, one.id, parts.clock());
        return { user: one, link: reset && passwordResetLink(one.email, { publicUrl, token: reset.token }) };
      });
      parts.say(`${user.name} <${user.email}> is a Super Admin.`);
      if (isKnown) parts.say('The user was there already and keeps the present password until the link is used.');
      if (link) parts.say(`To set a password, once, within 60 minutes:\n${link}`);
      return 0;
    });
  },
};

function readParameters(parameters: readonly string[]) {
  const options = { name: { type: 'string' }, link: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true });
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new ConfigError(`Usage: ${createSuperAdmin.usage}`);
  return { email, name: values.name, isLinkWanted: values.link ?? false };
}

type NewUser = { name: string; email: string; password_hash: string };

async function storeSuperAdmin(db: Db, { name, email, password_hash }: NewUser): Promise<User> {
  await lockSuperAdmins(db);
  const known = await findUserByEmail(db, email);
  const id = known?.id ?? (await insertRow(db, 'users', { name, email, password_hash })).id;
  const [before] = known ? await usersById(db, [id]) : [];
  const roles = before?.roles.map((role) => role.id) ?? [];
  if (before) await nextVersions(db, [id]);
  await setRoles(db, [{ id, roles: [...new Set([...roles, ROLES.SUPER_ADMIN])] }]);
  const [user] = await usersById(db, [id]);
  if (!user) throw new Error('A user that was just stored is not there.');
  const action = before ? 'user.update' : 'user.create';
  await audit(
    db,
    { user: OPERATOR, requestId: randomUUID() },
    { action, entity: 'user', uuid: user.uuid, before, after: user },
  );
  return user;
}
