import { type PublicationReport, type publicationSchema, type RemoteRelease } from '@siteledger/platform/contract';
import { type InferType } from 'yup';
import { type Context } from '../product';
import { conflict, invalid } from '../errors';
import { type Candidate, gate, selectLostFills, type Served, storeRelease } from './publish-release';

type Publication = InferType<typeof publicationSchema>;

const candidateOf = ({ release, files }: Publication): Candidate => ({
  release: release as unknown as RemoteRelease,
  files: files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
});

/** Takes a release into the registry: all of it or nothing, and the gate's report. Architecture §3. */
export const publish = (context: Context, publication: Publication, served: Served): Promise<PublicationReport> =>
  context.product.transaction(context.db, async (db) => {
    const candidate = candidateOf(publication);
    const { name, version } = candidate.release;
    const fills_lost = await selectLostFills(db, candidate.release, served);
    const problemsOf = (one: Candidate) => gate(db, one, served);
    if (publication.dry_run) return { name, version, is_new: false, problems: await problemsOf(candidate), fills_lost };

    const outcome = await storeRelease(db, candidate, { publisher: context.user, problemsOf });
    if (outcome.otherBytes) throw conflict(`${name} ${version} is published already, with other bytes.`);
    if (outcome.problems.length > 0) throw invalid({ release: outcome.problems });
    if (outcome.isNew)
      await context.audit(db, { action: 'remote.publish', entity: 'remote', uuid: null, after: { name, version } });
    return { name, version, is_new: outcome.isNew, problems: [], fills_lost };
  });
