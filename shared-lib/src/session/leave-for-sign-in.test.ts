import { watchDepartures } from '@siteledger/shared-lib/testing';
import { onKeepDrafts } from './drafts';
import { leaveForSignIn } from './leave-for-sign-in';
import { storeImpersonation } from './tokens';

test('remembers the path, keeps what was typed and forgets whom this tab acted as', () => {
  const { goTo } = watchDepartures();
  window.history.replaceState(null, '', '/clients/list?page=2');
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  const kept = jest.fn();
  const stop = onKeepDrafts(kept);

  leaveForSignIn();
  stop();

  expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist%3Fpage%3D2');
  expect(kept).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('siteledger.impersonation_token')).toBeNull();
});
