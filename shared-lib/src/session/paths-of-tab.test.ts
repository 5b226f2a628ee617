import { previousPath, rememberArrival, rememberPath, takeArrival } from './paths-of-tab';

test('knows once that a path is the one that the sign-in led to', () => {
  rememberArrival('/users/list?page=2#roles');

  expect(takeArrival('/users/list')).toBe(false);
  expect(takeArrival('/users/list?page=2')).toBe(true);
  expect(takeArrival('/users/list?page=2')).toBe(false);
});

test('knows the path before, and home when there was none', () => {
  sessionStorage.clear();
  expect(previousPath()).toBe('/');

  rememberPath('/clients/list');

  expect(previousPath()).toBe('/clients/list');
});
