import { type Config } from '../../config';
import { secretKeyOf } from '../../secrets/secret-key';

/** Settings of the second factor: the key that seals secrets, the roles that require it, and the site of passkeys. */
export type SecondFactorSettings = {
  key: Buffer;
  requiredRoles: readonly number[];
  site: { rpID: string; origin: string };
};

/** Passkeys are bound to the host of `PUBLIC_URL` and accepted from pages of its origin only. */
export function secondFactorSettings(
  config: Pick<Config, 'secretKey' | 'dataDir' | 'secondFactorRoles' | 'publicUrl'>,
): SecondFactorSettings {
  const { hostname, origin } = new URL(config.publicUrl);
  return { key: secretKeyOf(config), requiredRoles: config.secondFactorRoles, site: { rpID: hostname, origin } };
}
