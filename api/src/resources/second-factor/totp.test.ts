import { stepOfCode, toBase32, totpCode, totpStepAt, totpUri } from './totp';

// RFC 6238, appendix B: the last six of its eight digits.
const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('shows the code of RFC 6238 at second %i', (second, code) => {
  expect(totpCode(SECRET, totpStepAt(new Date(second * 1000)))).toBe(code);
});

test('takes the code of the step before and after, and none further away', () => {
  const now = new Date('2026-07-01T10:00:00+08:00');
  const present = totpStepAt(now);

  const taken = [-2, -1, 0, 1, 2].map((away) => stepOfCode(SECRET, totpCode(SECRET, present + away), now));

  expect(taken).toEqual([undefined, present - 1, present, present + 1, undefined]);
});

test('takes no code of a step that was used, nor an older one', () => {
  const now = new Date('2026-07-01T10:00:00+08:00');
  const present = totpStepAt(now);

  const taken = [-1, 0, 1].map((away) => stepOfCode(SECRET, totpCode(SECRET, present + away), now, present));

  expect(taken).toEqual([undefined, undefined, present + 1]);
});

test('names the product and the account to the authenticator app', () => {
  expect(totpUri('ABC', "o'ng+1@example.test")).toBe(
    "otpauth://totp/Siteledger%3Ao'ng%2B1%40example.test?secret=ABC&issuer=Siteledger",
  );
});
