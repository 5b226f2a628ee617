const BASE = '/api/v2';

type Document = { paths?: Record<string, object> };

/** The operations in the API's description, by path below its base: "GET /projects/:uuid". */
export const describedOperations = (document: Document): string[] =>
  Object.entries(document.paths ?? {})
    .filter(([path]) => path.startsWith(BASE))
    .flatMap(([path, methods]) => {
      const below = path.slice(BASE.length).replace(/\{(\w+)\}/g, ':$1');
      return Object.keys(methods).map((method) => `${method.toUpperCase()} ${below}`);
    });
