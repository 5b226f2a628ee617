import { type App } from '../../http/request/fastify-types';

export type Answer = { $ref?: string; content?: Record<string, { schema: object }> };

export type Operation = {
  parameters: { name: string; in: string; schema: { enum?: string[] } }[];
  requestBody?: unknown;
  responses: Record<string, Answer>;
  'x-permission': string[];
};

export type Description = {
  components: { responses: Record<string, Answer> };
  paths: Record<string, Record<string, Operation>>;
};

/**
 * The server's own description of its API. Read without a call, because production shows it only to signed-in users.
 */
export async function readDescription(app: App): Promise<Description> {
  await app.ready();
  return JSON.parse(JSON.stringify(app.description())) as Description;
}

const isParameter = (part: string) => part.startsWith('{');

/** Finds the described path of an address. Literal parts win over parameters, as in the server's router. */
export function pathOf({ paths }: Description, method: string, url: string): string | undefined {
  const parts = (url.split('?')[0] ?? '').split('/');
  const fits = (path: string) => {
    const pattern = path.split('/');
    return (
      pattern.length === parts.length && pattern.every((part, index) => isParameter(part) || part === parts[index])
    );
  };
  const candidates = Object.keys(paths).filter((path) => paths[path]?.[method] && fits(path));
  const spelledOut = (path: string) => path.split('/').findIndex(isParameter) >>> 0;
  return candidates.sort((a, b) => spelledOut(b) - spelledOut(a))[0];
}
