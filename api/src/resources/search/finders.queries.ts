import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../lists';
import { type SearchTerms } from './search-terms';

type Sql = RawBuilder<unknown>;

/** How well a record fits what was typed; between the last two comes what its user opened lately. */
export const RANKS = { ofThisProject: 0, exact: 1, beginning: 2, recent: 3, words: 4, part: 5 } as const;

/** One way to find records of a kind: each is limited by itself, and served by an index. */
export type Finder = { rank: number; condition: Sql; order?: Sql };

const LEAST_OF_PART = 3;

const beginsSo = (column: string, text: string) => sql`lower(${sql.ref(column)}) like lower(${`${escapeLike(text)}%`})`;

/** Records by their numbers: the newest first, which the index gives from its end. */
export const byNumber = (column: string, { text, numbers }: SearchTerms): Finder[] => [
  {
    rank: RANKS.exact,
    condition: sql`lower(${sql.ref(column)}) = any(array[${sql.join([sql`lower(${text})`, ...numbers])}]::text[])`,
  },
  { rank: RANKS.beginning, condition: beginsSo(column, text), order: sql`lower(${sql.ref(column)}) using ~>~` },
];

/** Documents and payments of an amount in one of some columns. RM. */
export const byAmount = (columns: readonly string[], { amount }: SearchTerms): Finder[] =>
  amount === undefined
    ? []
    : columns.map((column) => ({ rank: RANKS.exact, condition: sql`${sql.ref(column)} = ${amount}::numeric` }));

/** Documents of which an amount is open. RM. */
export const byBalance = (table: string, { amount }: SearchTerms): Finder[] =>
  amount === undefined
    ? []
    : [
        {
          rank: RANKS.exact,
          condition: sql`${sql.ref(`${table}.balance`)} = ${amount}::numeric and ${sql.ref(`${table}.status`)} in ('pending', 'partial')`,
        },
      ];

/**
 * Records by their names. Beginnings have an index of their own: a trigram index finds a word wherever it is, which may be in
 * every name.
 */
export function byName(
  table: string,
  columns: readonly string[],
  { text, words }: SearchTerms,
  searched = columns,
): Finder[] {
  const lines = sql`search_lines(${sql.join(searched.map((column) => sql.ref(`${table}.${column}`)))})`;
  const having = (before: string) =>
    sql.join(
      words.map((word) => sql`${lines} like lower(${`%${before}${escapeLike(word)}%`})`),
      sql` and `,
    );
  return [
    ...columns
      .map((column) => `${table}.${column}`)
      .flatMap((column) => [
        { rank: RANKS.exact, condition: sql`lower(${sql.ref(column)}) = lower(${text})` },
        { rank: RANKS.beginning, condition: beginsSo(column, text) },
      ]),
    // Shorter words have no index, and are in nearly every name.
    ...(words.some((word) => [...word].length >= LEAST_OF_PART)
      ? [
          { rank: RANKS.words, condition: having(' ') },
          { rank: RANKS.part, condition: having('') },
        ]
      : []),
  ];
}
