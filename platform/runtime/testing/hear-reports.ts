afterEach(() => jest.restoreAllMocks());

/** A signed-in tab with a registry that records its reports: all events so far, the latest last. */
export function hearReports(): unknown[] {
  const heard: unknown[] = [];
  window.siteledger = { listingUrl: '/registry', token: () => 'token of somebody' } as unknown as Window['siteledger'];
  jest.spyOn(window, 'fetch').mockImplementation((_url, options) => {
    const { events } = JSON.parse(options?.body as string) as { events: unknown[] };
    heard.push(...events);
    return Promise.resolve(new Response());
  });
  return heard;
}
