import { RESERVED_PATHS } from '@siteledger/shared-lib/domain';
import { ownRoutes } from './own-routes';
import { entranceScreens } from './sign-in/entrance-paths';

test('no remote can own a path of the shell', () => {
  const paths = [...entranceScreens, ...ownRoutes.inFrame.map(({ path = '' }) => path)];

  const open = paths.filter((path) => !RESERVED_PATHS.some((one) => path === one || path.startsWith(`${one}/`)));

  expect(paths.length).toBeGreaterThan(4);
  expect(open).toEqual([]);
});
