import type { EnvironmentName, RemoteRequest, RemoteSetting } from '@siteledger/platform/contract';
import { formatInstant } from './dates';

/** "mfe-finance in production". */
export const placeText = ({ remote, environment }: { remote: string; environment: EnvironmentName }) =>
  `${remote} in ${environment}`;

/** "Lim, 01-Jul-2026, 18:00". */
export const changedText = ({ changed_by, changed_at }: Pick<RemoteSetting, 'changed_by' | 'changed_at'>) =>
  `${changed_by}, ${formatInstant(changed_at)}`;

/** "1.1.0 waits for a second person". */
export const waitingText = ({ releases }: Pick<RemoteRequest, 'releases'>) =>
  `${releases.join(' and ')} ${releases.length === 1 ? 'waits' : 'wait'} for a second person`;

/** What to tell whoever has changed a place: that it is done, or that it waits. */
export const outcomeText = (reply: RemoteSetting | RemoteRequest, done: string) =>
  'setting' in reply ? `${waitingText(reply)}: ${placeText(reply)}.` : done;
