/** A changing value outside React, for `useSyncExternalStore`. */
export type Store<Value> = {
  read: () => Value;
  /** Replaces the value and notifies all listeners. */
  set: (next: Value) => void;
  /** Calls the listener after each change; returns a function that stops. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a store whose first value is computed on first read. `connect` starts the value's source when the first
 * listener subscribes, and returns a function that stops it after the last one leaves.
 */
export function createStore<Value>(first: () => Value, connect?: () => () => void): Store<Value> {
  let current: { value: Value } | null = null;
  let disconnect: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => (current ??= { value: first() }).value,
    set: (value) => {
      current = { value };
      // Iterates over a copy: a listener that leaves and joins again during the loop would otherwise be called
      // endlessly.
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
