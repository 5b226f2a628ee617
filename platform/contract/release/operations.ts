const segmentsOf = (path: string) => path.split('/').filter(Boolean);

// A segment that is computed is written ":" by the build; one that the API takes is called ":uuid".
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

/** Operations that a release calls ("GET /projects/:") and the API ("GET /projects/:uuid") does not have. */
export const missingOperations = (called: readonly string[] = [], offered: readonly string[]): string[] =>
  called.filter((one) => !offered.some((other) => isSame(one, other)));
