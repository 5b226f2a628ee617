import { FAILURE_TEXT, useListing } from '@siteledger/platform/runtime';
import type { ListedRemote } from '@siteledger/platform/contract';
import { useSyncExternalStore } from 'react';
import { loaderOf } from '../remote-loaders';

/** Why this tab could not load a remote, or which earlier release it runs instead; empty when all is well. */
export function TabState({ remote }: { remote: string }) {
  const listed = useListing().remotes.find(({ name }) => name === remote);
  return listed && <ListedState remote={listed} />;
}

function ListedState({ remote }: { remote: ListedRemote }) {
  const { subscribe, state } = loaderOf(remote);
  const present = useSyncExternalStore(subscribe, state);
  if (present.status === 'failed') {
    const { kind, details } = present.failure;
    return (
      <p className="recovery-fault">
        {remote.version} failed in this tab. {[FAILURE_TEXT[kind], ...details].join(' ')}
      </p>
    );
  }
  const isOther = present.status === 'ready' && present.value.release.version !== remote.version;
  return (
    isOther && (
      <p className="recovery-fault">
        {remote.version} failed in this tab, which runs {present.value.release.version} instead.
      </p>
    )
  );
}
