import { withinRoom } from './pasted-lines';

test('has room for 500 lines and says how many have none', () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({ description: `Item ${index}` }));

  expect(withinRoom(lines, 470)).toEqual({ fitting: lines, leftOut: 0 });
  expect(withinRoom(lines, 480)).toEqual({ fitting: lines.slice(0, 20), leftOut: 10 });
});
