/** Runs the work when the browser has nothing to do; in one that cannot tell, after a second. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work());
  else setTimeout(work, 1000);
}
