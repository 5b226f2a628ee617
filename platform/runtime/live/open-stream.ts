import { eventStream, type Heard } from './event-stream';

/** The registry's events as a tab hears them. */
export type Stream = {
  /** Whether they are heard now; to be asked every few seconds, because what has fallen silent is opened again. */
  check: () => boolean;
  close: () => void;
};

type Connection = { listen: () => void; leave: () => void };

/** Hears the registry's events through the one stream of this browser; through one of its own where there can be none. */
export function openStream(url: string, onRevision: (revision: number) => void): Stream {
  const connect = typeof SharedWorker === 'undefined' ? ownStream : sharedStream;
  let isAnswered = true;
  let isOpen = false;
  const take = (heard: Heard) => {
    isAnswered = true;
    ({ isOpen } = heard);
    if (heard.revision !== undefined) onRevision(heard.revision);
  };
  let connection = connect(url, take);
  connection.listen();

  return {
    check: () => {
      const wasHeard = isAnswered && isOpen;
      // The worker is gone with the process that it ran in.
      if (!isAnswered) connection = connect(url, take);
      isAnswered = false;
      connection.listen();
      return wasHeard;
    },
    close: () => connection.leave(),
  };
}

function ownStream(url: string, take: (heard: Heard) => void): Connection {
  const stream = eventStream(url);
  return { listen: () => stream.listen(take), leave: () => stream.leave(take) };
}

function sharedStream(url: string, take: (heard: Heard) => void): Connection {
  const { port } = new SharedWorker(
    /* webpackChunkName: "event-stream" */ new URL('./stream-worker', import.meta.url),
    { name: url },
  );
  port.onmessage = ({ data }: MessageEvent<Heard>) => take(data);
  const say = (word: keyof Connection) => port.postMessage(word);
  return { listen: () => say('listen'), leave: () => say('leave') };
}
