const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** What Node offers to scripts and tool settings without an import. */
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

/** And what CommonJS adds, for the settings that webpack reads. */
export const commonJsGlobals = readonly('__dirname', '__filename', 'exports', 'module', 'require');

/** What a page offers to scripts that run inside one. */
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

/** What Jest offers to its set-up files. */
export const jestGlobals = readonly('afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'expect', 'jest', 'test');
