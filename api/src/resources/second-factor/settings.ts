import { type Config } from '../../config';
import { secretKeyOf } from '../../secrets/secret-key';

/** What the second step works with: the key that seals secrets, the roles that need it, and the site passkeys belong to. */
export type SecondFactorSettings = {
  key: Buffer;
  requiredRoles: readonly number[];
  site: { rpID: string; origin: string };
};

/** Passkeys belong to the host of `PUBLIC_URL`, and are taken from pages of its origin only. */
export function secondFactorSettings(
  config: Pick<Config, 'secretKey' | 'dataDir' | 'secondFactorRoles' | 'publicUrl'>,
): SecondFactorSettings {
  const { hostname, origin } = new URL(config.publicUrl);
  return { key: secretKeyOf(config), requiredRoles: config.secondFactorRoles, site: { rpID: hostname, origin } };
}
