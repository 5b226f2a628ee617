/** What a tab is told: whether the registry's events are heard now, and a revision that they told. */
export type Heard = { isOpen: boolean; revision?: number };

type Tell = (heard: Heard) => void;

/** Hears the events at an address once for all that listen, and opens the stream again that the browser has given up. */
export function eventStream(url: string) {
  const listeners = new Set<Tell>();
  let events: EventSource | undefined;
  let revision: number | undefined;

  const isOpen = () => events?.readyState === EventSource.OPEN;
  const tell = (heard: Heard) => listeners.forEach((listener) => listener(heard));
  const tellState = () => tell({ isOpen: isOpen() });

  function open() {
    if (events && events.readyState !== EventSource.CLOSED) return;
    events = new EventSource(url);
    events.addEventListener('open', tellState);
    events.addEventListener('error', tellState);
    events.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      ({ revision } = JSON.parse(data) as { revision: number });
      tell({ isOpen: true, revision });
    });
  }

  return {
    /** Joins, and is told the last revision, or asks once more whether the events are heard. */
    listen: (listener: Tell) => {
      const known = listeners.has(listener) ? {} : { revision };
      listeners.add(listener);
      open();
      listener({ isOpen: isOpen(), ...known });
    },
    leave: (listener: Tell) => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      events?.close();
      events = undefined;
    },
  };
}
