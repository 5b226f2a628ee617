import type { RemoteMatrixRow, RemoteRequest } from '@siteledger/platform/contract';
import { differencesOf } from './setting-changes';
import { useRoleName } from './setting-words';

type Props = { remote: RemoteMatrixRow; request: RemoteRequest };

/** What a change that waits would do to what is in force now, in a few words. */
export function RequestedChanges({ remote, request: { environment, setting } }: Props) {
  const roleName = useRoleName();
  const present = remote.settings[environment];
  // What stands in places stays, unless the change says otherwise.
  const wanted = { ...setting, places: setting.places ?? present?.places };
  return <p>{differencesOf(present, wanted, roleName).join('; ') || 'It no longer changes anything.'}</p>;
}
