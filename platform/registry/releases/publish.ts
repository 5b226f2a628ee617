import { type PublicationReport, type publicationSchema, type RemoteRelease } from '@siteledger/platform/contract';
import { type InferType } from 'yup';
import { type Context } from '../product';
import { conflict, invalid } from '../errors';
import { problemsElsewhere } from './files-elsewhere';
import { type Candidate, gate, otherBytesProblem, selectLostFills, storeRelease, type Target } from './publish-release';
import { releaseUrl } from './release-files';

type Publication = InferType<typeof publicationSchema>;

/** A publication as it was sent, with the bytes of its files. */
export const candidateOf = ({
  release,
  files,
  base_url,
}: Pick<Publication, 'release' | 'files' | 'base_url'>): Candidate => ({
  release: release as unknown as RemoteRelease,
  files: files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
  ...(base_url && { base_url }),
});

/** Takes a release into the registry: all of it or nothing, and the gate's report. docs/remotes.md#publish */
export async function publish(
  context: Context,
  publication: Publication,
  targets: readonly Target[],
): Promise<PublicationReport> {
  const candidate = candidateOf(publication);
  const { base_url, release } = candidate;
  // Before the transaction, which must not wait for another server.
  const elsewhere = base_url ? await problemsElsewhere(base_url, release, originsOf(targets)) : [];
  return context.product.transaction(context.db, async (db) => {
    const { name, version } = release;
    const fills_lost = await selectLostFills(db, release, targets);
    const problemsOf = async (one: Candidate) => [...(await gate(db, one, targets)), ...elsewhere];
    if (publication.dry_run) return { name, version, is_new: false, problems: await problemsOf(candidate), fills_lost };

    const outcome = await storeRelease(db, candidate, { publisher: context.user, problemsOf });
    if (outcome.otherBytes) throw conflict(otherBytesProblem(release));
    if (outcome.problems.length > 0) throw invalid({ release: outcome.problems });
    if (outcome.base_url !== (base_url ?? releaseUrl(name, version)))
      throw conflict(
        `remote.json: ${name} ${version} is published already, with its files at ${outcome.base_url}: build it under another version.`,
      );
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

// Pages of each of them have to be able to load it.
function originsOf(targets: readonly Target[]) {
  const [first, ...others] = targets.map(({ origins }) => origins);
  return (first ?? []).filter((origin) => others.every((one) => one.includes(origin)));
}
