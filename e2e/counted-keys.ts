import { type Page } from '@playwright/test';

/** A keyboard that counts what a person presses: each key of a text, and each key that is held with another one. */
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
    /** How many were pressed since this was asked last. */
    taken: () => {
      const count = pressed;
      pressed = 0;
      return count;
    },
  };
}
