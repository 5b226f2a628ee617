// The number of level 1 and 2 requirements in each section of OWASP ASVS 5.0.0; within a section they are numbered from
// 1.
const SECTIONS = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

/** The numbers of all requirements of levels 1 and 2, such as `6.2.12`. */
export const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const STATUSES = ['met', 'partly', 'not met', 'does not apply'];

// Expands "6.2.4–6.2.8, 6.2.10" to single numbers.
const expand = (cell) =>
  cell.split(',').flatMap((part) => {
    const [first, last = first] = part.trim().split('–');
    const [chapter, section, from] = first.split('.');
    const to = Number(last.split('.')[2]);
    return Array.from({ length: to - Number(from) + 1 }, (_, index) => `${chapter}.${section}.${Number(from) + index}`);
  });

/** The rows of the ASVS tables in a Markdown text: the requirements that a row covers, its status and its reason. */
export const rowsOf = (markdown) =>
  [...markdown.matchAll(/^\| (\d+\.\d+\.\d+[\d., –]*?) *\| ([^|]+?) *\| ([^|]+?) *\|$/gm)].map(
    ([, requirements, status, reason]) => ({ requirements: expand(requirements), status, reason }),
  );

/**
 * Problems of the tables: a requirement without an answer or with two, an unknown one, a status that does not exist.
 */
export function faultsOf(markdown) {
  const rows = rowsOf(markdown);
  const answered = rows.flatMap(({ requirements }) => requirements);
  return [
    ...REQUIREMENTS.filter((one) => !answered.includes(one)).map((one) => `${one} has no row`),
    ...answered.filter((one, index) => answered.indexOf(one) !== index).map((one) => `${one} has two rows`),
    ...answered.filter((one) => !REQUIREMENTS.includes(one)).map((one) => `${one} is not in levels 1 and 2`),
    ...rows.filter(({ status }) => !STATUSES.includes(status)).map(({ status }) => `"${status}" is not a status`),
  ];
}
