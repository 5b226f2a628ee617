const SHOWN = 20;

/** Faults as sentences: all are counted, the first twenty are kept. */
export class Faults {
  count = 0;
  readonly first: string[] = [];

  add(sentence: string) {
    this.count += 1;
    if (this.first.length < SHOWN) this.first.push(sentence);
  }

  /** The sentences to show, and how many there are beyond them. */
  get lines() {
    const more = this.count - this.first.length;
    return more > 0 ? [...this.first, `… and ${more} more.`] : this.first;
  }
}
