import { type FastifyRequest } from 'fastify';
import { invalid, notFound } from '../errors/errors';

// PostgreSQL stores neither NUL nor half of a character; both would surface as a database error.
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Refuses a call's texts that no database can hold, by field, wherever they stand in a body. Runs before validation. */
export function refuseUnstorableTexts(request: FastifyRequest) {
  if (Object.values(request.params as Record<string, string>).some((value) => !isStorable(value)))
    throw notFound('Page');
  // The address of a page is the screen's to read.
  if (!request.url.startsWith('/api/')) return;
  const field = brokenField(request.query) ?? brokenField(request.body);
  if (field) throw invalid({ [field]: [`${field} is not valid.`] });
}

// Without recursion: a body may be nested as deep as its size allows.
function brokenField(root: unknown) {
  const open: [path: string, value: unknown][] = [['', root]];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const [path, value] = entry;
    if (typeof value === 'string' && !isStorable(value)) return path || 'body';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path || 'body';
      // A path longer than anybody reads names its beginning only.
      open.push([path.length > 200 ? path : path ? `${path}.${key}` : key, inner]);
    }
  }
  return undefined;
}
