import { cropByKey, cropRect, isWhole, moved, WHOLE, zoomed, type Crop } from './crop';

const picture = { width: 900, height: 500 };
const square: Crop = { ...WHOLE, shape: 'square' };

test('a picture is kept as it is until something is cut off', () => {
  expect(isWhole(WHOLE)).toBe(true);
  expect(cropRect(WHOLE, picture)).toEqual({ left: 0, top: 0, width: 900, height: 500 });
  expect(isWhole(zoomed(WHOLE, 1))).toBe(false);
  expect(isWhole(square)).toBe(false);
});

test.each([
  ['wide', { left: 0, top: 100, width: 900, height: 300 }],
  ['square', { left: 200, top: 0, width: 500, height: 500 }],
] as const)('the largest %s part stands in the middle', (shape, rect) => {
  expect(cropRect({ ...WHOLE, shape }, picture)).toEqual(rect);
});

test('a key moves what is kept by a twentieth, and never out of the picture', () => {
  expect(cropRect(cropByKey(square, picture, 'ArrowRight')!, picture).left).toBeCloseTo(225);
  expect(cropRect(cropByKey(square, picture, 'ArrowDown')!, picture).top).toBe(0);
  expect(cropRect(moved(square, picture, -9, 0), picture).left).toBe(0);
  // At the edge it stops: the way back is not longer than the way there.
  expect(cropRect(moved(moved(square, picture, 9, 0), picture, -0.1, 0), picture).left).toBeCloseTo(350);
});

test('plus and minus come nearer and go farther, not beyond the whole picture', () => {
  const nearer = cropByKey(WHOLE, picture, '+')!;

  expect(cropRect(nearer, picture).width).toBeCloseTo(900 / 1.15);
  expect(cropByKey(nearer, picture, '-')).toEqual(WHOLE);
  expect(cropByKey(WHOLE, picture, '-')).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99).zoom).toBe(8);
});

test('any other key is left alone', () => {
  expect(cropByKey(WHOLE, picture, 'Tab')).toBeUndefined();
});
