import { REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { ownRoutes } from './own-routes';
import { entranceScreens } from './sign-in/entrance-paths';

test('no remote can own a path of the shell', () => {
  const paths = [...entranceScreens, ...ownRoutes.inFrame.map(({ path = '' }) => path)];

  const open = paths.filter(
    (path) => !REMOTE_HOST.reservedPaths.some((one) => path === one || path.startsWith(`${one}/`)),
  );

  expect(paths.length).toBeGreaterThan(4);
  expect(open).toEqual([]);
});
