import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { remotes } from './remotes';

const DIST = join(__dirname, '../../shell/dist');

test('the delivered shell names no remote', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  const naming = files.filter((file) => {
    const text = readFileSync(join(DIST, file), 'utf8');
    return remotes.some(({ name }) => text.includes(name));
  });

  expect(files.length).toBeGreaterThan(5);
  expect(naming).toEqual([]);
});
