import { type RemoteHost, type Served } from '@siteledger/platform/contract';
import { readDoors } from './doors';

type Given = { host: RemoteHost; shellDir: string; operations: () => readonly string[] };

/** What this server has for a release, as often as it is asked for; the same object until another shell is built. */
export function servedBy({ host, shellDir, operations }: Given) {
  let known: Served | undefined;
  return async (): Promise<Served> => {
    const doors = await readDoors(shellDir);
    if (known?.doors !== doors) known = { host, doors, operations: operations() };
    return known;
  };
}
