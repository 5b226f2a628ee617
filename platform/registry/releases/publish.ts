import { type PublicationReport, type publicationSchema, type RemoteRelease } from '@siteledger/platform/contract';
import { type InferType } from 'yup';
import { type Context } from '../product';
import { conflict, invalid } from '../errors';
import { problemsElsewhere } from './files-elsewhere';
import { type Candidate, gate, selectLostFills, storeRelease, type Target } from './publish-release';
import { releaseUrl } from './release-files';

type Publication = InferType<typeof publicationSchema>;

const candidateOf = ({ release, files, base_url }: Publication): Candidate => ({
  release: release as unknown as RemoteRelease,
  files: files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
  ...(base_url && { base_url }),
});

/** Takes a release into the registry: all of it or nothing, and the gate's report. Architecture §3. */
export async function publish(
  context: Context,
  publication: Publication,
  { origins, ...target }: Target & { origins: readonly string[] },
): Promise<PublicationReport> {
  const candidate = candidateOf(publication);
  const { base_url, release } = candidate;
  // Before the transaction, which must not wait for another server.
  const elsewhere = base_url ? await problemsElsewhere(base_url, release, origins) : [];
  return context.product.transaction(context.db, async (db) => {
    const { name, version } = release;
    const fills_lost = await selectLostFills(db, release, target);
    const problemsOf = async (one: Candidate) => [...(await gate(db, one, target)), ...elsewhere];
    if (publication.dry_run) return { name, version, is_new: false, problems: await problemsOf(candidate), fills_lost };

    const outcome = await storeRelease(db, candidate, { publisher: context.user, problemsOf });
    if (outcome.otherBytes) throw conflict(`${name} ${version} is published already, with other bytes.`);
    if (outcome.problems.length > 0) throw invalid({ release: outcome.problems });
    if (outcome.base_url !== (base_url ?? releaseUrl(name, version)))
      throw conflict(`${name} ${version} is published already, with its files at ${outcome.base_url}.`);
    if (outcome.isNew)
      await context.audit(db, {
        action: 'remote.publish',
        entity: 'remote',
        uuid: null,
        after: { name, version, ...(base_url && { base_url }) },
      });
    return { name, version, is_new: outcome.isNew, problems: [], fills_lost };
  });
}
