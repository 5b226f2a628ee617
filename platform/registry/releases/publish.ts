import { type PublicationReport, type publicationSchema, type RemoteRelease } from '@siteledger/platform/contract';
import { type InferType } from 'yup';
import { type Context } from '../product';
import { conflict, invalid } from '../errors';
import {
  type Candidate,
  gateProblems,
  changedBytesProblem,
  selectLostFills,
  storeRelease,
  type PublishTarget,
} from './publish-release';

type Publication = InferType<typeof publicationSchema>;

/** The release of a publication, with its files decoded. */
export const candidateOf = ({ release, files }: Pick<Publication, 'release' | 'files'>): Candidate => ({
  release: release as unknown as RemoteRelease,
  files: files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
});

/** Publishes a release in one transaction, and returns the gate's report. docs/remotes.md#publish */
export async function publish(
  context: Context,
  publication: Publication,
  targets: readonly PublishTarget[],
): Promise<PublicationReport> {
  const candidate = candidateOf(publication);
  const { release } = candidate;
  return context.product.transaction(context.db, async (db) => {
    const { name, version } = release;
    const fills_lost = await selectLostFills(db, release, targets);
    const problemsOf = (one: Candidate) => gateProblems(db, one, targets);
    if (publication.dry_run) return { name, version, is_new: false, problems: await problemsOf(candidate), fills_lost };

    const outcome = await storeRelease(db, candidate, { publisher: context.user, problemsOf });
    if (outcome.otherBytes) throw conflict(changedBytesProblem(release));
    if (outcome.problems.length > 0) throw invalid({ release: outcome.problems });
    if (outcome.isNew)
      await context.audit(db, { action: 'remote.publish', entity: 'remote', uuid: null, after: { name, version } });
    return { name, version, is_new: outcome.isNew, problems: [], fills_lost };
  });
}
