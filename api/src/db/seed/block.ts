import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { type Numbering } from './numbering';
import { createRandom, type Random } from './numbers/random';

/** Changing it changes every name and figure of the demo. */
const SEED = 'Kencana';

/** The demo data of one whole company; a scale of 10 stores ten of them. */
export type Block = {
  /** The first block also contains what exists only once: the demo sign-ins, the own company, the odd names. */
  isFirst: boolean;
  today: Day;
  /** The last day for a document, so that all were recorded before now. */
  yesterday: Day;
  numbering: Numbering;
  passwordHash: string;
  random: (subject: string) => Random;
  /** Makes a name that no other record has. */
  uniqueName: (make: () => string) => string;
};

export type Company = Pick<Block, 'today' | 'numbering' | 'passwordHash'>;

/** The blocks of a database, one at a time; none is kept in memory once the next is requested. */
export function* blocksOf(company: Company, scale: number): Generator<Block> {
  const taken = new Set<string>();
  for (let index = 0; index < scale; index++) {
    yield {
      ...company,
      isFirst: index === 0,
      yesterday: addDays(company.today, -1),
      random: (subject) => createRandom(`${SEED}/${index}/${subject}`),
      uniqueName: (make) => uniqueName(taken, make),
    };
  }
}

const TRIES = 20;

function uniqueName(taken: Set<string>, make: () => string) {
  let name = make();
  for (let attempt = 2; taken.has(name); attempt++) name = attempt <= TRIES ? make() : `${make()} ${attempt}`;
  taken.add(name);
  return name;
}
