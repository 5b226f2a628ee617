import { randomUUID } from 'node:crypto';
import { bucketOf, releaseForUser } from './release-for-user';

const users = Array.from({ length: 2000 }, () => ({ uuid: randomUUID(), roles: [{ id: 4 }] }));
const setting = (percent: number, roles: number[] = []) => ({
  release: '1.0.0',
  rollout: { release: '1.1.0', percent, roles },
});
const reached = (percent: number) =>
  users.filter((user) => releaseForUser('mfe-finance', setting(percent), user) === '1.1.0');

test('a rising percentage only adds users, whoever has the new release keeps it', () => {
  const quarter = reached(25);
  const half = new Set(reached(50));

  expect(quarter.every((user) => half.has(user))).toBe(true);
  expect(reached(0)).toHaveLength(0);
  expect(reached(100)).toHaveLength(users.length);
});

test('a percentage reaches about that share of the users', () => {
  const share = reached(30).length / users.length;

  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});

test('a user is not first in the rollouts of every remote', () => {
  const equal = users.filter(({ uuid }) => bucketOf('mfe-finance', uuid) === bucketOf('mfe-projects', uuid));

  expect(equal.length).toBeLessThan(users.length / 20);
});

test('a role gets the new release whatever the percentage', () => {
  expect(releaseForUser('mfe-finance', setting(0, [4]), users[0])).toBe('1.1.0');
  expect(releaseForUser('mfe-finance', setting(0, [2]), users[0])).toBe('1.0.0');
});

test('a visitor who is not signed in gets the pinned release', () => {
  expect(releaseForUser('mfe-finance', setting(100), undefined)).toBe('1.0.0');
});
