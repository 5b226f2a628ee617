const segmentsOf = (path: string) => path.split('/').filter(Boolean);

// The build writes a computed segment as ":"; the API names its parameters, such as ":uuid".
const isOpen = (segment: string) => segment.startsWith(':');

function isSame(called: string, offered: string) {
  const [method, path = ''] = called.split(' ');
  const [offeredMethod, offeredPath = ''] = offered.split(' ');
  const [segments, others] = [segmentsOf(path), segmentsOf(offeredPath)];
  return (
    method === offeredMethod &&
    segments.length === others.length &&
    segments.every((one, index) => one === others[index] || isOpen(one) || isOpen(others[index] ?? ''))
  );
}

/** Operations that a release calls ("GET /projects/:") but the API ("GET /projects/:uuid") does not have. */
export const missingOperations = (called: readonly string[] = [], offered: readonly string[]): string[] =>
  called.filter((one) => !offered.some((other) => isSame(one, other)));
