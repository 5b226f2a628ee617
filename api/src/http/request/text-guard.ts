import { type FastifyRequest } from 'fastify';
import { invalid, notFound } from '../errors/errors';

// PostgreSQL stores neither NUL nor half a surrogate pair; both would cause a database error.
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Rejects texts that PostgreSQL cannot store, naming the field. Runs before validation. */
export function refuseUnstorableTexts(request: FastifyRequest) {
  if (Object.values(request.params as Record<string, string>).some((value) => !isStorable(value)))
    throw notFound('Page');
  // The screen reads a page's address.
  if (!request.url.startsWith('/api/')) return;
  const field = brokenField(request.query) ?? brokenField(request.body);
  if (field) throw invalid({ [field]: [`${field} is not valid.`] });
}

// Iterative: a body may be nested as deep as its size allows.
function brokenField(root: unknown) {
  const open: [path: string, value: unknown][] = [['', root]];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const [path, value] = entry;
    if (typeof value === 'string' && !isStorable(value)) return path || 'body';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path || 'body';
      // Truncates long paths for the message.
      open.push([path.length > 200 ? path : path ? `${path}.${key}` : key, inner]);
    }
  }
  return undefined;
}
