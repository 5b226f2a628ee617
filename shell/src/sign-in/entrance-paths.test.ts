import { resetLink } from './entrance-paths';

test('reads e-mail and token of a mailed link', () => {
  expect(resetLink("/password/reset/aisyah%2Bo'ng%40example.test/to-ken_1")).toEqual({
    email: "aisyah+o'ng@example.test",
    token: 'to-ken_1',
  });
});

test.each(['/forgot', '/password/reset/a/b/c'])('finds no link in %s', (path) => {
  expect(resetLink(path)).toBeNull();
});

test.each(['/password/reset/a%40example.test', '/password/reset/a%40example.test/'])(
  'keeps what is left of a link that was cut off: %s',
  (path) => {
    expect(resetLink(path)).toEqual({ email: 'a@example.test', token: '' });
  },
);

test('does not stumble over an address that is not written well', () => {
  expect(resetLink('/password/reset/%E0%A4%A/token')).toEqual({ email: '', token: 'token' });
});
