/** A message to a tab: whether the event stream is open, and the last revision from it. */
export type Heard = { isOpen: boolean; revision?: number };

type Tell = (heard: Heard) => void;

/** Opens one event stream at a URL for all listeners, and reopens it when the browser has given up. */
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
    /**
     * Adds a listener and sends it the last revision. A known listener only gets whether the stream is open; a closed
     * one is reopened.
     */
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
