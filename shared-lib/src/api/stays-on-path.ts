const IN_SEGMENT = /[/\\\p{Cc}]/u;

/**
 * Whether a call goes where it was written. An address of a screen may have anything for an id, decoded by the router: with
 * "../users" for one, the call for a client would read users. docs/domain/calls.md#addresses
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
