// Runs once for all tabs of a browser: without HTTP/2 it opens six connections to a host, and a stream a tab would leave none
// to save with. Its name is the address of the events.
import { eventStream, type Heard } from './event-stream';

const stream = eventStream(self.name);

self.addEventListener('connect', (event) => {
  const tab = (event as MessageEvent).ports[0]!;
  const tell = (heard: Heard) => tab.postMessage(heard);
  tab.onmessage = ({ data }: MessageEvent<'listen' | 'leave'>) => stream[data](tell);
});
