import { Failure } from '../../scripts/run/failure.mjs';

// Simulates a slow laptop on a fair connection: CPU × 4, 10 Mbit/s each way, 40 ms.
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowdown = 4;
const SETTLE_MS = 1_500;

export const remember = (tokens) => {
  localStorage.setItem('siteledger.app_version', '1.5');
  if (!tokens) return;
  localStorage.setItem('siteledger.access_token', tokens.access_token);
  localStorage.setItem('siteledger.refresh_token', tokens.refresh_token);
  localStorage.setItem('siteledger.expires_at', String(Date.now() + tokens.expires_in * 1000));
};

// Tells the time through a binding: Playwright's own waiting would compile a script of its own in the page first.
export const watch = (selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    window.seenAt = performance.now();
    window.tellSeen?.(String(window.seenAt));
  };
  requestAnimationFrame(look);
};

/**
 * Listens for what `watch` tells; returns a function that resolves with the milliseconds until the selector appeared,
 * or rejects after a minute.
 */
export const timeSeen = async (session) => {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellSeen' });
  const told = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('The content did not appear within a minute.')), 60_000);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'tellSeen') return;
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
  return () => told;
};

const busySeconds = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
};

// Opens a path in a new tab; returns the milliseconds until the selector appears and those in which the main thread
// worked, the scripts' transferred bytes, and the number of requests.
const visit = async (context, { url, path }) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set();
  const transfer = { bytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfer.requests += 1;
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  const seen = await timeSeen(session);
  const before = await busySeconds(session);
  await page.goto(url + path, { waitUntil: 'commit' });
  const milliseconds = await seen();
  const busy = ((await busySeconds(session)) - before) * 1000;
  const measured = { milliseconds, busy, ...transfer };
  // Lets the page finish, so that the browser keeps its files for a second visit.
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return measured;
};

/** Opens a path with an empty cache, then once more with what the browser keeps; returns both visits. */
export const visitTwice = async (browser, { url, path, selector, tokens }) => {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    await context.addInitScript(watch, selector);
    return { cold: await visit(context, { url, path }), warm: await visit(context, { url, path }) };
  } finally {
    await context.close();
  }
};
