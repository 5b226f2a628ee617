import { createOverlay } from './overlay';
import type { Problem } from './problem';

type Followed = {
  remote: string;
  /** The entry of the build that this tab runs. */
  entry: string;
  /** Where the developer's server says what becomes of the remote. */
  events: string;
  reload: () => void;
};

/** Loads the tab again when there is another build, and shows what is wrong with the sources meanwhile. */
export function follow({ remote, entry, events, reload }: Followed) {
  const overlay = createOverlay(remote);
  let stream: EventSource | undefined;

  function take({ data }: MessageEvent<string>) {
    const status = JSON.parse(data) as { entry: string; problems: Problem[] };
    if (status.entry === entry) overlay.show(status.problems);
    else reload();
  }

  // A browser has few connections to one server: a tab that nobody sees leaves them to the others.
  function attend() {
    stream?.close();
    stream = document.hidden ? undefined : new EventSource(events);
    stream?.addEventListener('message', take);
  }

  document.addEventListener('visibilitychange', attend);
  attend();
}
