const SHOWN = 20;

/** Collects faults as sentences: counts all, keeps the first twenty. */
export class Faults {
  count = 0;
  readonly first: string[] = [];

  add(sentence: string) {
    this.count += 1;
    if (this.first.length < SHOWN) this.first.push(sentence);
  }

  /** The kept sentences, and a line counting the rest. */
  get lines() {
    const more = this.count - this.first.length;
    return more > 0 ? [...this.first, `… and ${more} more.`] : this.first;
  }
}
