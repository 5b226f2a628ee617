import { renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('acts once, with the last words, when typing has paused', () => {
  const search = jest.fn();
  const { result } = renderHook(() => useDebounced(search, 300));

  result.current('st');
  jest.advanceTimersByTime(299);
  result.current('steel');
  jest.advanceTimersByTime(299);
  expect(search).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(search.mock.calls).toEqual([['steel']]);
});

test('acts no more when its screen is gone', () => {
  const search = jest.fn();
  const { result, unmount } = renderHook(() => useDebounced(search, 300));

  result.current('steel');
  unmount();
  jest.advanceTimersByTime(1000);

  expect(search).not.toHaveBeenCalled();
});
