const SHOWN = 10;

/** Counts passed and failed checks, and logs the first few failures. */
export const tell = (log) => ({
  passed: 0,
  failed: 0,
  hold(isHeld, what) {
    if (isHeld) return void this.passed++;
    this.failed++;
    if (this.failed <= SHOWN) log(`  NOT HELD: ${what}`);
  },
});
