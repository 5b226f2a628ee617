import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { type Numbering } from './numbering';
import { createRandom, type Random } from './random';

/** Changing it changes every name and figure of the demo. */
const SEED = 'Kencana';

/** One whole company's worth of demo data; a scale of 10 is ten of them in one database. */
export type Block = {
  /** The first block also has what there is only once: the demo sign-ins, our own company, the odd names. */
  isFirst: boolean;
  today: Day;
  /** Last day that a document may carry, so that it was always written before now. */
  yesterday: Day;
  numbering: Numbering;
  passwordHash: string;
  random: (subject: string) => Random;
  /** A name that no other record of the database has. */
  uniqueName: (make: () => string) => string;
};

export type Company = Pick<Block, 'today' | 'numbering' | 'passwordHash'>;

/** The blocks of a database, one after another; nothing of a block is kept once the next is asked for. */
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
