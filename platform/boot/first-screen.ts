import { FIRST_SCREEN, type FirstScreen } from '@siteledger/platform/contract';

/** What the server wrote into the page for its path; undefined when the page comes from another server. */
export function readFirstScreen(): FirstScreen | undefined {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_SCREEN}"]`)?.content;
  try {
    return (JSON.parse(written ?? '') as FirstScreen | null) ?? undefined;
  } catch {
    return undefined;
  }
}
