import { type EnvironmentName, releasesInUse, type RunningRelease } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectSettings } from '../store/settings.queries';
import { selectReleasesByVersion, selectSignatures } from '../store/releases.queries';

/** Every release that some user gets in these environments, with what it was built against. */
export async function readRunning(db: Db, environments: readonly EnvironmentName[]): Promise<RunningRelease[]> {
  const settings = (await selectSettings(db)).filter(({ environment }) => environments.includes(environment));
  const wanted = settings.flatMap((setting) =>
    releasesInUse(setting).map((version) => ({ name: setting.remote, version, environment: setting.environment })),
  );
  const releases = await selectReleasesByVersion(db, wanted);
  const signatures = await selectSignatures(
    db,
    releases.map(({ id }) => id),
  );
  return wanted.flatMap(({ name, version, environment }) => {
    const stored = releases.find((one) => one.name === name && one.version === version);
    if (!stored) return [];
    const { requires, uses, react, operations } = stored.release;
    const needs = { requires, uses, react, operations, signatures: signatures.get(stored.id) };
    return [{ environment, remote: name, version, needs }];
  });
}
