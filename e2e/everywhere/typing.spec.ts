import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { visit } from '../visit';
import { addressesOf } from './addresses';
import { boxesOf, struck, without, type Box, type Stroke } from './plain-text';
import { seed } from './some-screens';

const IN_SHORT = 150;

const inserts = (...texts: string[]) => texts.map((text): Stroke => ({ key: 'insert', text }));
const DELETIONS: Stroke[] = [{ key: 'Backspace' }, { key: 'Delete' }, { key: 'Control+X' }];

type Case = { box: Box; stroke: Stroke };

/** Every stroke at every position of every text; in the short form a sample depending on the seed. */
function casesOf(texts: readonly string[], strokes: readonly Stroke[]): Case[] {
  const all = texts.flatMap(boxesOf).flatMap((box) => strokes.map((stroke) => ({ box, stroke })));
  const step = process.env.PROVE ? 1 : Math.floor(all.length / IN_SHORT);
  return all.filter((_, at) => at % step === seed % step);
}

const nameOf = ({ box, stroke }: Case) =>
  `${box.text.slice(0, box.from)}[${box.text.slice(box.from, box.to)}]${box.text.slice(box.to)} ${Object.values(stroke).join(' ')}`;

/** Replaces the focused box's text as a paste does, and selects a part. */
const set = (page: Page, box: Box) =>
  page.evaluate(({ text, from, to }) => {
    const input = document.activeElement as HTMLInputElement;
    input.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    input.setSelectionRange(from, to);
    return input.value;
  }, box);

const read = (page: Page): Promise<Box> =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { text: value, from: selectionStart!, to: selectionEnd! };
  });

const strike = (page: Page, stroke: Stroke) => {
  if (stroke.key !== 'insert') return page.keyboard.press(stroke.key);
  return stroke.text.length === 1 ? page.keyboard.press(stroke.text) : page.keyboard.insertText(stroke.text);
};

/** Tries each case in the focused box; returns cases whose result is not `isRight`. */
async function tryAll(page: Page, cases: Case[], of: string, isRight: (one: Case, after: Box) => boolean) {
  const wrong: string[] = [];
  for (const one of cases) {
    if ((await set(page, one.box)) !== one.box.text)
      throw new Error(
        `${one.box.text} was set as ${(await read(page)).text}, before ${JSON.stringify(cases[cases.indexOf(one) - 1])}`,
      );
    await strike(page, one.stroke);
    const after = await read(page);
    if (!isRight(one, after))
      wrong.push(`${nameOf(one)}: ${after.text.slice(0, after.from)}|${after.text.slice(after.from)}`);
  }
  note({ gate: 'typing', tried: cases.length, held: cases.length - wrong.length, of });
  return wrong;
}

const same = (one: Box, other: Box) => one.text === other.text && one.from === other.from;

// The deleted character is a separator: the neighbouring digit is meant.
function isSeparatorStruck({ box: { text, from, to }, stroke }: Case, separator: string) {
  if (stroke.key === 'insert' || (from === to && stroke.key === 'Control+X')) return false;
  const at = from < to ? from : from - Number(stroke.key === 'Backspace');
  return text[at] === separator && to - from < 2;
}

/** The result of a stroke on a text of digits with separators. */
function struckDigits(one: Case, separator: string) {
  const bare = without(separator, one.box);
  if (!isSeparatorStruck(one, separator)) return struck(bare, one.stroke);
  return struck({ ...bare, to: bare.from }, one.stroke.key === 'Delete' ? one.stroke : { key: 'Backspace' });
}

const MASKED = /^\d{1,4}-\d{0,2}(?:-\d{0,2})?$/;

/** A day behaves like plain text, except for deleted hyphens and those inserted at the end. */
function isRightDay(one: Case, after: Box) {
  const { box, stroke } = one;
  const isAtEnd = stroke.key === 'insert' && box.from === box.text.length;
  const isMask = isSeparatorStruck(one, '-') && MASKED.test(box.text);
  if (isMask) return same(struckDigits(one, '-'), without('-', after));
  const plain = struck(box, stroke);
  if (!isAtEnd) return same(plain, after);
  // An existing separator is not inserted again.
  return same(without('-', plain), without('-', after)) || (box.text.endsWith('-') && same(box, after));
}

const BEGUN = /^-?[\d,]*(?:\.\d*)?$/;
const GROUPED = /^-?\d{0,3}(?:,\d{3})*(?:\.\d*)?$/;

/** An amount is its digits with correct commas; a point before a comma makes it invalid. */
const isRightAmount = (one: Case, after: Box) =>
  same(struckDigits(one, ','), without(',', after)) && BEGUN.test(after.text) === GROUPED.test(after.text);

const openBill = async (page: Page, signIn: Promise<Parameters<typeof addressesOf>[0]>) => {
  const addressOf = await addressesOf(await signIn);
  await visit(page, addressOf('/projects/:uuid/suppliers/expenses/create'));
};

test('a day is corrected in its place like any text', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await openBill(page, signInAs('super', '/health/live'));
  await page.getByRole('textbox', { name: 'Invoice Date' }).focus();
  const days = [
    '2026-03-15',
    '2026-11-15',
    '2026-1-12',
    '2026-12-',
    '2026-0',
    '2026-',
    '202-03-15',
    '2026--15',
    '13/11/2026',
    '31-12-2026',
    '1 nov',
    '',
  ];

  const wrong = await tryAll(
    page,
    casesOf(days, [...DELETIONS, ...inserts(...'0123456789-/', '12', '2027-01-31')]),
    'days',
    isRightDay,
  );

  expect(wrong, `seed ${seed}`).toEqual([]);
});

test('an amount is corrected in its place like any text', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await openBill(page, signInAs('super', '/health/live'));
  await page.getByRole('textbox', { name: 'Invoice Amount' }).focus();
  const amounts = [
    '12,500',
    '1,234,567',
    '1,234.50',
    '12,345,678.90',
    '100',
    '999,999.99',
    '-4,000',
    '0.05',
    '1,000',
    '54,321.00',
    '-1,234,567.89',
    '7',
    '',
  ];

  const wrong = await tryAll(
    page,
    casesOf(amounts, [...DELETIONS, ...inserts(...'0123456789.', '12', '250')]),
    'amounts',
    isRightAmount,
  );

  expect(wrong, `seed ${seed}`).toEqual([]);
});
