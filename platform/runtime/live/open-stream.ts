import { eventStream, type Heard } from './event-stream';

/** The registry's events, as one tab receives them. */
export type Stream = {
  /** Whether the stream is open. Call this every few seconds, because it also reopens a silent stream. */
  check: () => boolean;
  close: () => void;
};

type Connection = { listen: () => void; leave: () => void };

/**
 * Receives the registry's events through the browser's shared stream, or through the tab's own where there is no
 * SharedWorker.
 */
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
      // The worker ended together with its process.
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
