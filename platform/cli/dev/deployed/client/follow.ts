import { createOverlay } from './overlay';
import type { Problem } from './problem';

type Followed = {
  remote: string;
  /** Entry file of the build that this tab runs. */
  entry: string;
  /** URL of the developer's server events about the remote. */
  events: string;
  reload: () => void;
};

/** Reloads the tab when there is a new build, and shows problems in the sources until then. */
export function follow({ remote, entry, events, reload }: Followed) {
  const overlay = createOverlay(remote);
  let stream: EventSource | undefined;

  function take({ data }: MessageEvent<string>) {
    const status = JSON.parse(data) as { entry: string; problems: Problem[] };
    if (status.entry === entry) overlay.show(status.problems);
    else reload();
  }

  // A browser allows few connections per server, so a hidden tab closes its own.
  function attend() {
    stream?.close();
    stream = document.hidden ? undefined : new EventSource(events);
    stream?.addEventListener('message', take);
  }

  document.addEventListener('visibilitychange', attend);
  attend();
}
