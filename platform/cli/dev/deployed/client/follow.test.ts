import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { follow } from './follow';
import type { Problem } from './problem';

const streams: Stream[] = [];

/** The event stream of the developer's server. */
class Stream extends EventTarget {
  isClosed = false;

  constructor(readonly url: string) {
    super();
    streams.push(this);
  }

  close() {
    this.isClosed = true;
  }
}

Object.assign(globalThis, { EventSource: Stream });

const open = () => streams.filter(({ isClosed }) => !isClosed);

const say = (entry: string, ...problems: Problem[]) =>
  open()[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ entry, problems }) }));

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

const reload = jest.fn();

beforeEach(() => {
  setHidden(false);
  streams.length = 0;
  reload.mockClear();
  follow({ remote: 'mfe-cranes', entry: 'remoteEntry.1.js', events: 'http://localhost:3102/events', reload });
});
afterEach(() => say('remoteEntry.1.js'));

const syntax: Problem = { kind: 'build', place: './src/cranes-page.tsx', text: 'Expected a semicolon' };
const type: Problem = { kind: 'types', place: 'src/cranes-page.tsx:3:1', text: 'TS2322: Type is not assignable' };

test('shows what is wrong over the page, with the place, until it is mended', () => {
  say('remoteEntry.1.js', syntax, type);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'mfe-cranes has 2 problemsHideBuild./src/cranes-page.tsxExpected a semicolonTypessrc/cranes-page.tsx:3:1TS2322: Type is not assignable',
  );
  say('remoteEntry.1.js');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('is hidden by its button or Escape, and comes again for another problem', async () => {
  const user = userEvent.setup();
  say('remoteEntry.1.js', syntax);

  await user.click(screen.getByRole('button', { name: 'Hide' }));
  say('remoteEntry.1.js', syntax);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  say('remoteEntry.1.js', type);
  expect(screen.getByRole('alert')).toHaveTextContent('mfe-cranes has a problem');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('loads the tab again for another build, and not for its own', () => {
  say('remoteEntry.1.js');
  expect(reload).not.toHaveBeenCalled();

  say('remoteEntry.2.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('listens only while somebody looks at the tab', () => {
  const listening = () => open().filter(({ url }) => url === 'http://localhost:3102/events').length;
  expect(listening()).toBe(1);

  setHidden(true);
  expect(listening()).toBe(0);

  setHidden(false);
  expect(listening()).toBeGreaterThan(0);
});
