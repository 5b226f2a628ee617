import { giveStylesTheNonce } from './style-nonce';

test('styles that a script makes carry the nonce that the page allows', () => {
  giveStylesTheNonce('abc');

  expect(document.createElement('style').nonce).toBe('abc');
  expect(document.createElement('script').nonce).toBeFalsy();
});
