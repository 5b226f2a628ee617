import { buildListedRemote } from '../testing/listing';
import { reportNothing } from '../testing/report-nothing';
import { loadersFor } from './loader/remote-loaders';

const versions = { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' };
const reasons = ['It uses ui/Gauge, which the running shell does not have.'];

beforeEach(() => {
  reportNothing();
  const script = document.createElement('script');
  script.dataset.doors = 'of this shell';
  document.head.append(script);
});

afterEach(() => document.head.replaceChildren());

async function failureOf(given: Parameters<typeof buildListedRemote>[0]) {
  const loader = loadersFor(versions)(buildListedRemote(given));
  await loader.start();
  return loader.state();
}

test('a release that the registry found not to fit the shell of this page is not started, and says why', async () => {
  expect(await failureOf({ incompatible: { doors: 'of this shell', reasons } })).toMatchObject({
    status: 'failed',
    failure: { kind: 'incompatible', details: reasons },
  });
});

test('nor is one that was built with another major version of React', async () => {
  const { descriptor } = buildListedRemote();

  expect(await failureOf({ descriptor: { ...descriptor, react: '18.3.1' } })).toMatchObject({
    failure: { kind: 'incompatible', details: [expect.stringMatching(/^It was built with React 18\.3\.1, but 19\./)] },
  });
});
