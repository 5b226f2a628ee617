import { type Page } from '@playwright/test';

export type Answer = { url: string; text: string };

/** Records the API's responses to a page; the returned function gives all of them in order. */
export function captureAnswers(page: Page) {
  const answers: Promise<Answer>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // An event stream never ends.
    if (!url.includes('/api/v2/') || url.endsWith('/events')) return;
    // A response abandoned by the page has no text.
    const text = response.text().catch(() => '');
    answers.push(text.then((read) => ({ url, text: read })));
  });
  return () => Promise.all(answers);
}
