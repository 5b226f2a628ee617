import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { ToneTag } from '@siteledger/shared-lib/ui';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName };

/** What a remote and another one that runs there both own, after a way back; nothing where each has its own. */
export function Collisions({ remote: { collisions = {} }, environment }: Props) {
  const problems = collisions[environment] ?? [];
  if (problems.length === 0) return null;
  return (
    <div className="setting-incompatible">
      <ToneTag tone="danger">Collides</ToneTag>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>Switch off or roll back the other remote, too.</p>
    </div>
  );
}
