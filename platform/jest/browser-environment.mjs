import { File } from 'node:buffer';
import JsdomModule from 'jest-environment-jsdom';

const JsdomEnvironment = JsdomModule.default ?? JsdomModule;

// jsdom lacks these, or has its own that Node's fetch rejects; React Router fails at import without them.
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  fetch,
  structuredClone,
};

/** A browser for tests of screens: jsdom's document with Node's network and streams. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    // The browser bundles of msw and others do not run here, so Node's are used.
    this.customExportConditions = ['node'];
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    if (!this.global.navigator.locks) {
      Object.defineProperty(this.global.navigator, 'locks', { value: oneAtATime(), configurable: true });
    }
  }
}

// Web Locks, sufficient for one tab: requests of one name run one after the other; a shared one only waits for those
// before it.
const oneAtATime = () => {
  const queues = new Map();
  return {
    request: (name, ...rest) => {
      const work = rest.at(-1);
      const result = (queues.get(name) ?? Promise.resolve()).then(() => work({ name }));
      if (rest[0].mode === 'shared') return result;
      queues.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
    query: async () => ({ held: [], pending: [] }),
  };
};
