import { type Page } from '@playwright/test';

/** A keyboard that counts key presses: each character of a text, and each modifier. */
export function countedKeys(page: Page) {
  let pressed = 0;
  return {
    type: async (text: string) => {
      pressed += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      for (const key of keys) {
        pressed += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    /** The number of presses since the last call. */
    taken: () => {
      const count = pressed;
      pressed = 0;
      return count;
    },
  };
}
