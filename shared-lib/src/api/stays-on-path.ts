const IN_SEGMENT = /[/\\\p{Cc}]/u;

/**
 * Whether a call's path stays as written. The router decodes ids from a screen's address, so an id such as "../users"
 * would turn a request for a client into one for users. docs/domain/calls.md#addresses
 */
export function staysOnPath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return path.startsWith('/') && path.slice(1).split('/').every(isPlain);
}

function isPlain(segment: string) {
  try {
    const meant = decodeURIComponent(segment);
    return !IN_SEGMENT.test(meant) && !/^(?:\.{0,2}|\s*)$/.test(meant);
  } catch {
    return false;
  }
}
