let isStarted = false;

const addresses = (page: Document) => [
  ...[...page.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src')),
  ...[...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
];

/**
 * Fetches the frame's initial files into the browser's cache, once, while the user types. None of them is run, and a
 * failure is left for the frame to report.
 */
export async function preloadFrame() {
  if (isStarted) return;
  isStarted = true;
  const frame = await fetch('/', { priority: 'low' }).catch(() => null);
  if (!frame?.ok) return;
  // The fetched page's style has a different nonce than this page's policy allows; parsing it here would report a
  // violation.
  const html = (await frame.text()).replace(/<style\b[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const own = addresses(page).filter((address) => address?.startsWith('/'));
  await Promise.allSettled(own.map((address) => fetch(address as string, { priority: 'low' })));
}
