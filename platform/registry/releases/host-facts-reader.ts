import { type RemoteHost, type HostFacts } from '@siteledger/platform/contract';
import { readDoors } from './doors';

type Given = { host: RemoteHost; shellDir: string; operations: () => readonly string[] };

/** Reads this server's host facts on each call; returns the same object until another shell is built. */
export function hostFactsReader({ host, shellDir, operations }: Given) {
  let known: HostFacts | undefined;
  return async (): Promise<HostFacts> => {
    const doors = await readDoors(shellDir);
    if (known?.doors !== doors) known = { host, doors, operations: operations() };
    return known;
  };
}
