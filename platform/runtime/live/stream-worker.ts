// Runs once for all tabs of a browser. Without HTTP/2 a browser opens six connections per host, so one stream per tab
// could leave none for saving. The worker's name is the URL of the events.
import { eventStream, type Heard } from './event-stream';

const stream = eventStream(self.name);

self.addEventListener('connect', (event) => {
  const tab = (event as MessageEvent).ports[0]!;
  const tell = (heard: Heard) => tab.postMessage(heard);
  tab.onmessage = ({ data }: MessageEvent<'listen' | 'leave'>) => stream[data](tell);
});
