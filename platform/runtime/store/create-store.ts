/** A value outside React that changes, for `useSyncExternalStore`. */
export type Store<Value> = {
  read: () => Value;
  /** Replaces the value and notifies everybody who listens. */
  set: (next: Value) => void;
  /** Calls the listener after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A store whose first value is computed when it is first read. `connect` starts what the value depends on as soon as somebody
 * listens, and answers how to stop that when nobody does any more.
 */
export function createStore<Value>(first: () => Value, connect?: () => () => void): Store<Value> {
  let current: { value: Value } | null = null;
  let disconnect: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => (current ??= { value: first() }).value,
    set: (value) => {
      current = { value };
      // A copy: a listener that stops and listens again during the round would be called in it without end.
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}
