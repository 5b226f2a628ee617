/**
 * Moves `Date` ahead by `milliseconds` in the whole realm: `new Date()`, `Date()` and `Date.now()`. It uses nothing
 * from outside the function, so its source text can also run in a browser.
 */
export function shiftDate(milliseconds: number) {
  const RealDate = Date;
  const realNow = RealDate.now;
  const now = () => realNow() + milliseconds;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}
