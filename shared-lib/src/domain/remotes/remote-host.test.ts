import sharedLib from '../../../package.json';
import { REMOTE_HOST } from './remote-host';

test('remotes are told the version of shared-lib that is there', () => {
  expect(REMOTE_HOST.versions.sharedLib).toBe(sharedLib.version);
});
