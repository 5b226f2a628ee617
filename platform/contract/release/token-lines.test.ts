import { tokenLines } from './token-lines';

const token = {
  name: 'Cranes train',
  remotes: ['mfe-cranes', 'mfe-hoists'],
  environments: ['staging' as const, 'production' as const],
  ends_on: '2026-12-31',
  issued_by: 'Aisyah',
  issued_at: '2026-07-01T02:00:00.000Z',
  last_used_at: '2026-07-02T17:30:59.000+08:00',
};

test('says what a token may do, who issued it, and when it was used before', () => {
  expect(tokenLines(token)).toEqual([
    'Publish token “Cranes train”',
    '  remotes: mfe-cranes, mfe-hoists',
    '  environments: staging, production',
    '  last day: 2026-12-31',
    '  issued: 2026-07-01 02:00 UTC, by Aisyah',
    '  last used: 2026-07-02 09:30 UTC, before this call',
  ]);
});

test('says that a token was not used before', () => {
  expect(tokenLines({ ...token, last_used_at: null }).at(-1)).toBe('  last used: never before this call');
});
