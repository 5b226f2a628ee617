const SHOWN = 10;

/** Counts what held and what did not, and says the first few that did not. */
export const tell = (log) => ({
  passed: 0,
  failed: 0,
  hold(isHeld, what) {
    if (isHeld) return void this.passed++;
    this.failed++;
    if (this.failed <= SHOWN) log(`  NOT HELD: ${what}`);
  },
});
