/** Reproducible random numbers: one stream per subject, so that subjects do not affect each other. */
export type Random = {
  /** A number from 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** An integer between both bounds, inclusive. */
  whole: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One item, chosen by weight. */
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item;
  shuffled: <Item>(items: readonly Item[]) => Item[];
  /** A lognormal number: half lie below the median; sigma is the standard deviation of its logarithm. */
  lognormal: (median: number, sigma: number) => number;
  uuid: () => string;
};

const UINT32 = 4_294_967_296;
/** Rounds that separate streams of similar seeds. */
const WARM_UP = 15;

/** The stream of a subject, such as "3/expenses". */
export function createRandom(subject: string): Random {
  const next = smallFastCounter(subject);
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return {
    next,
    between,
    whole,
    pick,
    chance: (share) => next() < share,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => (rest -= weight) < 0) ?? items[items.length - 1];
      return (found as (typeof items)[number])[0];
    },
    shuffled: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item);
    },
    // Box–Muller: two uniform numbers yield a normal one.
    lognormal: (median, sigma) =>
      median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    uuid: () => uuid(next),
  };
}

// sfc32: 128 bits of state, so that the streams of a thousand blocks do not overlap (with 32 bits they do). Not for
// secrets.
function smallFastCounter(subject: string) {
  let [a, b, c, counter] = [fnv1a(`a/${subject}`), fnv1a(`b/${subject}`), fnv1a(`c/${subject}`), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / UINT32;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return next;
}

function fnv1a(text: string) {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash | 0;
}

const VARIANTS = '89ab';

function uuid(next: () => number) {
  const word = () =>
    Math.floor(next() * UINT32)
      .toString(16)
      .padStart(8, '0');
  const digits = word() + word() + word() + word();
  const variant = VARIANTS[Math.floor(next() * VARIANTS.length)];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
