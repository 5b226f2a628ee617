import { init } from '@module-federation/enhanced/runtime';
import { buildListedRemote } from '@siteledger/platform/testing';
import { fallbackOf, registerListed } from './federation';

// The build does this in the product.
beforeAll(() => init({ name: 'shell', remotes: [] }));

test('the fallback of a release is the one listed last', () => {
  const good = buildListedRemote({ version: '1.0.0' });
  const bad = buildListedRemote({ version: '1.1.0', fallback: good });

  registerListed([bad]);
  expect(fallbackOf(bad)).toBe(good);
  registerListed([{ ...bad, fallback: undefined }]);

  expect(fallbackOf(bad)).toBeUndefined();
});
