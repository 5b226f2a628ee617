import { lineOfKeys, lineOfText, visibleText } from './characters';

test.each([
  ['  Seri  Maju\u00a0Bhd ', 'Seri  Maju Bhd'],
  ['Seri\r\nMaju', 'Seri Maju'],
  ['Se\u200bri\u00ad Maju\ufeff', 'Seri Maju'],
  ['Cafe\u0301', 'Café'],
  ['\u200b \u2060\n', ''],
  ['Lot 5 \u2013 Ampang \uff21', 'Lot 5 \u2013 Ampang \uff21'],
])('the line %j is stored as %j', (text, stored) => {
  expect(lineOfText(text)).toBe(stored);
});

test('paragraphs keep their line breaks', () => {
  expect(visibleText(' One\u200b\n\nTwo ')).toBe('One\n\nTwo');
});

test.each([
  'INV\u2011007',
  'INV\u2010007',
  'INV\u2013007',
  'INV\u2212007',
  '\uff29\uff2e\uff36\uff0d\uff10\uff10\uff17',
  'INV-\u200b007',
])('%s is the number INV-007', (text) => {
  expect(lineOfKeys(text)).toBe('INV-007');
});
