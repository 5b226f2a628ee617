import { type SecondFactorMethod, type SecondFactorState } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { rolesOf } from '../roles/roles.queries';
import { countRecoveryCodes, findTotp, ownPasskeys, passkeysOf } from './factors.queries';
import { type SecondFactorSettings } from './settings';

/** The methods a user can answer with now; empty without a second factor. */
export async function methodsOf(db: Db, userId: number): Promise<SecondFactorMethod[]> {
  const totp = await findTotp(db, userId);
  const passkeys = await passkeysOf(db, userId);
  if (!totp && passkeys.length === 0) return [];
  const codes = await countRecoveryCodes(db, userId);
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
    ...(codes > 0 ? (['recovery_code'] as const) : []),
  ];
}

/** Whether one of the user's roles requires a second factor. */
export const isRequired = async (db: Db, userId: number, { requiredRoles }: SecondFactorSettings) =>
  (await rolesOf(db, userId)).some((id) => requiredRoles.includes(id));

/** The state of a user's second factor, as displayed to them. */
export async function stateOf(db: Db, userId: number, settings: SecondFactorSettings): Promise<SecondFactorState> {
  const totp = await findTotp(db, userId);
  return {
    totp: totp ? { created_at: totp.created_at } : null,
    passkeys: await ownPasskeys(db, userId),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    is_required: await isRequired(db, userId, settings),
  };
}
