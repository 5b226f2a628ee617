import { type Page } from '@playwright/test';

export type Answer = { url: string; text: string };

/** Notes what the API answers a page from now on; the function gives it all, in the order in which it came. */
export function captureAnswers(page: Page) {
  const answers: Promise<Answer>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // A stream of events has no end to wait for.
    if (!url.includes('/api/v2/') || url.endsWith('/events')) return;
    // An answer that the page left behind has no text any more.
    const text = response.text().catch(() => '');
    answers.push(text.then((read) => ({ url, text: read })));
  });
  return () => Promise.all(answers);
}
