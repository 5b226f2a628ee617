import { createStore } from './create-store';

test('notifies whoever listens of each change until they stop', () => {
  const store = createStore(() => 1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.read()));

  store.set(2);
  store.set(3);
  stop();
  store.set(4);

  expect(seen).toEqual([2, 3]);
});

test('computes its first value once, when it is read', () => {
  const first = jest.fn(() => ({}));
  const store = createStore(first);

  expect(first).not.toHaveBeenCalled();
  expect(store.read()).toBe(store.read());
});

test('calls a listener that stops and listens again once a change', () => {
  const store = createStore(() => 0);
  let calls = 0;
  const listen = () => {
    const stop = store.subscribe(() => {
      calls += 1;
      stop();
      if (calls < 10) listen();
    });
  };
  listen();

  store.set(1);

  expect(calls).toBe(1);
});

test('connects with the first listener and disconnects after the last', () => {
  const events: string[] = [];
  const store = createStore(
    () => 0,
    () => {
      events.push('connect');
      return () => events.push('disconnect');
    },
  );

  const stops = [jest.fn(), jest.fn()].map((listener) => store.subscribe(listener));
  events.push('both listen');
  stops.forEach((stop) => stop());
  stops.forEach((stop) => stop());

  expect(events).toEqual(['connect', 'both listen', 'disconnect']);
});
