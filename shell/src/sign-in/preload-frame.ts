let isStarted = false;

const addresses = (page: Document) => [
  ...[...page.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src')),
  ...[...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
];

/**
 * Fetches what the frame starts with into the browser's cache, once, while the user types. Nothing of it is run, and a
 * failure is the frame's to report.
 */
export async function preloadFrame() {
  if (isStarted) return;
  isStarted = true;
  const frame = await fetch('/', { priority: 'low' }).catch(() => null);
  if (!frame?.ok) return;
  // Its style carries another nonce than this page's policy allows: parsed here, it would be reported as a violation.
  const html = (await frame.text()).replace(/<style\b[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const own = addresses(page).filter((address) => address?.startsWith('/'));
  await Promise.allSettled(own.map((address) => fetch(address as string, { priority: 'low' })));
}
