import { type RawBuilder, sql } from 'kysely';
import { statesOf } from '../../figures/dated/documents';
import { type DocumentTable } from '../../figures/settlement';
import { escapeLike } from '../../lists';
import { type SearchTerms } from './search-terms';

type Sql = RawBuilder<unknown>;

/** How well a record matches; favourites and recently opened records rank before word matches. */
export const RANKS = { ofThisProject: 0, exact: 1, beginning: 2, recent: 3, words: 4, part: 5 } as const;

/** One way to find records of a kind: limited on its own, and served by an index. */
export type Finder = { rank: number; condition: Sql; order?: Sql };

const LEAST_OF_PART = 3;

const beginsSo = (column: string, text: string) => sql`lower(${sql.ref(column)}) like lower(${`${escapeLike(text)}%`})`;

/** Finds records by number: the newest first, read from the end of the index. */
export const byNumber = (column: string, { text, numbers }: SearchTerms): Finder[] => [
  {
    rank: RANKS.exact,
    condition: sql`lower(${sql.ref(column)}) = any(array[${sql.join([sql`lower(${text})`, ...numbers])}]::text[])`,
  },
  { rank: RANKS.beginning, condition: beginsSo(column, text), order: sql`lower(${sql.ref(column)}) using ~>~` },
];

/** Finds documents and payments with this amount in one of the columns. RM. */
export const byAmount = (columns: readonly string[], { amount }: SearchTerms): Finder[] =>
  amount === undefined
    ? []
    : columns.map((column) => ({ rank: RANKS.exact, condition: sql`${sql.ref(column)} = ${amount}::numeric` }));

/** Finds documents with this balance. RM. */
export const byBalance = (table: DocumentTable, { amount }: SearchTerms): Finder[] =>
  amount === undefined
    ? []
    : [
        {
          rank: RANKS.exact,
          condition: sql`${sql.ref(`${table}.id`)} = any(array(
            select id from ${statesOf(table)} where balance = ${amount}::numeric and status in ('pending', 'partial')
          ))`,
        },
      ];

/**
 * Finds records by name. Beginnings have an index of their own, because a trigram index also finds the word in the
 * middle of many names.
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
    // Shorter words have no index, and occur in nearly every name.
    ...(words.some((word) => [...word].length >= LEAST_OF_PART)
      ? [
          { rank: RANKS.words, condition: having(' ') },
          { rank: RANKS.part, condition: having('') },
        ]
      : []),
  ];
}
