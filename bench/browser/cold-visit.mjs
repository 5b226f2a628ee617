import { Failure } from '../../scripts/run/failure.mjs';

// Simulates a slow laptop on a fair connection: CPU × 4, 10 Mbit/s each way, 40 ms.
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowdown = 4;

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
    if (document.querySelector(selector)) window.tellSeen(String(performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Listens for what `watch` tells; returns a function that resolves with the milliseconds until the selector appeared, or
 * rejects after a minute.
 */
export const timeSeen = async (session) => {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellSeen' });
  const told = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('The page did not show what was waited for.')), 60_000);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'tellSeen') return;
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
  return () => told;
};

/**
 * Opens a path with an empty cache; returns the milliseconds until the selector appears, and the scripts' transferred
 * size.
 */
export const coldVisit = async (browser, { url, path, selector, tokens }) => {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    await context.addInitScript(watch, selector);
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
    const seen = await timeSeen(session);
    await page.goto(url + path, { waitUntil: 'commit' });
    return { milliseconds: await seen(), ...transfer };
  } finally {
    await context.close();
  }
};
