import { redirectTarget } from './redirect-target';

test.each([
  ['?redirect=%2Fprojects%2Flist%3Fpage%3D2', '/projects/list?page=2'],
  ['?status=New', '/?status=New'],
  ['', '/'],
])('knows from %j where the user wanted to go', (search, target) => {
  expect(redirectTarget(search)).toBe(target);
});
