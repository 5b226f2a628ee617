import { openStream } from './open-stream';

const URL_OF_EVENTS = '/api/v2/remotes/events';

/** A fake of the browser's single worker, controlled by the test; each instance is one connection to it. */
class Worker {
  static readonly all: Worker[] = [];
  readonly said: string[] = [];
  readonly port = {
    onmessage: (_: { data: object }) => undefined as void,
    postMessage: (word: string) => this.said.push(word),
  };

  constructor(
    readonly file: URL,
    readonly options: { name: string },
  ) {
    Worker.all.push(this);
  }

  tell(data: object) {
    this.port.onmessage({ data });
  }
}

const told: number[] = [];
const open = () => openStream(URL_OF_EVENTS, (revision) => told.push(revision));

beforeEach(() => {
  Worker.all.length = 0;
  told.length = 0;
  Object.assign(globalThis, { SharedWorker: Worker });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'SharedWorker');
});

test('a tab hears through the worker of its browser, and leaves it when it goes', () => {
  const stream = open();
  const [worker] = Worker.all;

  worker!.tell({ isOpen: true, revision: 7 });
  expect(stream.check()).toBe(true);
  worker!.tell({ isOpen: false });
  expect(stream.check()).toBe(false);
  stream.close();

  expect(told).toEqual([7]);
  expect(worker!.options.name).toBe(URL_OF_EVENTS);
  expect(worker!.said).toEqual(['listen', 'listen', 'listen', 'leave']);
});

test('a worker that does not answer any more is replaced, and does not count as heard', () => {
  const stream = open();
  Worker.all[0]!.tell({ isOpen: true });
  expect(stream.check()).toBe(true);

  expect(stream.check()).toBe(false);

  expect(Worker.all).toHaveLength(2);
  Worker.all[1]!.tell({ isOpen: true, revision: 8 });
  expect(stream.check()).toBe(true);
  expect(told).toEqual([8]);
});
