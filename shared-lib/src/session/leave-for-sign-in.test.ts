import { watchDepartures } from '@siteledger/shared-lib/testing';
import { onKeepDrafts } from './drafts';
import { leaveForSignIn } from './leave-for-sign-in';
import { storeImpersonation } from './tokens';

test('leaves without a question, keeps what was typed and forgets whom this tab acted as', () => {
  const { goTo } = watchDepartures();
  window.history.replaceState(null, '', '/clients/list?page=2');
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  const kept = jest.fn();
  const stop = onKeepDrafts(kept);
  const asked = jest.fn();
  window.addEventListener('beforeunload', asked);

  leaveForSignIn();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.removeEventListener('beforeunload', asked);
  stop();

  expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist%3Fpage%3D2');
  expect([kept.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
  expect(sessionStorage.getItem('siteledger.impersonation_token')).toBeNull();
});
