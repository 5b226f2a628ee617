/**
 * Makes `Date` run so many milliseconds ahead in the whole realm: `new Date()`, `Date()` and `Date.now()`. It refers to
 * nothing outside itself, so that its text also runs in a browser.
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
