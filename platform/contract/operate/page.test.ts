import type { ListedRelease } from './listing';
import { misfits, type Page } from './page';

const page: Page = {
  versions: { shell: '1.4.0', sharedLib: '1.0.0', api: '2.0.0' },
  react: '19.3.1',
  doors: 'of this shell',
};

const listed = (given: Partial<ListedRelease> = {}, react = '19.0.0', shell = '^1.0.0'): ListedRelease => ({
  name: 'mfe-example',
  version: '1.0.0',
  base_url: '/remotes/mfe-example/1.0.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_example_1_0_0',
  files: [],
  descriptor: {
    routes: [],
    nav: [],
    requires: { shell, sharedLib: '^1.0.0', api: '^2.0.0' },
    react,
    owner: { team: 'Example', contact: null },
  },
  ...given,
});

const reasons = ['It uses ui/Gauge, which the running shell does not have.'];

test('a release that nothing is said against runs', () => {
  expect(misfits(listed(), page)).toEqual([]);
});

test('the registry’s findings for this shell keep a release from running', () => {
  expect(misfits(listed({ incompatible: { doors: 'of this shell', reasons } }), page)).toEqual(reasons);
});

test('findings for another shell do not apply to this one, opened before an upgrade', () => {
  expect(misfits(listed({ incompatible: { doors: 'of the next shell', reasons } }), page)).toEqual([]);
});

test('versions and React are looked at in every page, whatever the registry says', () => {
  expect(misfits(listed({}, '18.3.1', '^2.0.0'), page)).toEqual([
    'It needs shell ^2.0.0, but 1.4.0 is running.',
    'It was built with React 18.3.1, but 19.3.1 is running.',
  ]);
});
