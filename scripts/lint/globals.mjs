const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** Globals of Node in scripts and tool settings. */
export const nodeGlobals = readonly(
  ...[
    'AbortController',
    'AbortSignal',
    'Blob',
    'BroadcastChannel',
    'Buffer',
    'CompressionStream',
    'DecompressionStream',
  ],
  ...[
    'FormData',
    'Headers',
    'ReadableStream',
    'Request',
    'Response',
    'TextDecoder',
    'TextDecoderStream',
    'TextEncoder',
  ],
  ...[
    'TextEncoderStream',
    'TransformStream',
    'URL',
    'URLSearchParams',
    'WritableStream',
    'clearInterval',
    'clearTimeout',
  ],
  ...['console', 'crypto', 'fetch', 'performance', 'process', 'queueMicrotask', 'setImmediate', 'setInterval'],
  ...['setTimeout', 'structuredClone'],
);

/** Additional globals of CommonJS, for settings that webpack reads. */
export const commonJsGlobals = readonly('__dirname', '__filename', 'exports', 'module', 'require');

/** Globals of a page, for scripts that run inside one. */
export const pageGlobals = readonly(
  'Element',
  'document',
  'localStorage',
  'location',
  'navigator',
  'requestAnimationFrame',
  'sessionStorage',
  'window',
);

/** Globals of Jest in its set-up files. */
export const jestGlobals = readonly('afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'expect', 'jest', 'test');
