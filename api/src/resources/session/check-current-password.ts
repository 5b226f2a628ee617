import { type Context } from '../../http/request/context';
import { attempt } from './limits/attempt';
import { isPassword } from './password-hash';
import { findUserByEmail } from './sessions.queries';

/**
 * The caller's stored password hash if `password` is correct, else undefined; wrong ones count as failed sign-ins.
 * sessions.md#limits
 */
export const checkCurrentPassword = (context: Context, password: string): Promise<string | undefined> =>
  attempt(context, { purpose: 'change-password', email: context.user.email }, async (turn) => {
    const found = await findUserByEmail(context.db, context.user.email);
    return (await isPassword(password, found?.password_hash, turn)) ? found?.password_hash : undefined;
  });
