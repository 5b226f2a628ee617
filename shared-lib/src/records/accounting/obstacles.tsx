import { fieldErrors } from '@siteledger/shared-lib/api';
import { counted, type Reference } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { documentPath } from './accounting-export';
import type { ExportedKind } from './accounting-export-api';
import './accounting-export.css';

/** A reason that blocks an export, with its document if it is named. */
export type Obstacle = { uuid: string | undefined; text: string };

/** A project that could not be exported. */
export type StoppedProject = { project: Reference; obstacles: readonly Obstacle[] };

const NAMED = 'documents.';

/** The end of an obstacle that the settings remove. */
const UNSET = ' is not set.';

/**
 * The obstacles of a refused export: each blocking document, and the number beyond the first two hundred; empty for
 * other errors.
 */
export const obstaclesOf = (error: unknown): Obstacle[] =>
  Object.entries(fieldErrors(error)).flatMap(([field, texts]): Obstacle[] => {
    if (field === 'documents') return texts.map((text) => ({ uuid: undefined, text }));
    return field.startsWith(NAMED) ? texts.map((text) => ({ uuid: field.slice(NAMED.length), text })) : [];
  });

type Props = { kind: ExportedKind; saved: readonly string[]; stopped: readonly StoppedProject[] };

/** Lists the documents that block an export by project, each with a link. */
export const Obstacles = ({ kind, saved, stopped }: Props) => (
  <div role="alert" className="accounting-export-obstacles">
    <strong>
      {saved.length > 0
        ? `${counted(saved.length, 'file')} saved. The accounting software could not import the following; their projects were not exported:`
        : 'Nothing was exported. The accounting software could not import the following:'}
    </strong>
    <div className="accounting-export-stopped">
      {stopped.map(({ project, obstacles }) => (
        <section key={project.uuid} aria-label={project.name}>
          {(stopped.length > 1 || saved.length > 0) && <h4>{project.name}</h4>}
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle.text}>
                <ObstacleText kind={kind} project={project.uuid} {...obstacle} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    {stopped.some(({ obstacles }) => obstacles.some(({ text }) => text.endsWith(UNSET))) && (
      <Link to="/accountCodes/export">Set up the accounting export</Link>
    )}
  </div>
);

// The text begins with the document's name, which becomes the link.
function ObstacleText({ kind, project, uuid, text }: Obstacle & { kind: ExportedKind; project: string }) {
  const end = text.indexOf(': ');
  if (uuid === undefined || end < 0) return text;
  return (
    <>
      <Link to={documentPath(kind, project, uuid)}>{text.slice(0, end)}</Link>
      {text.slice(end)}
    </>
  );
}
