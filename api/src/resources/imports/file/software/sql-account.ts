import { addDays, type ImportCell, readAmount, readDay, subtractMoney } from '@siteledger/shared-lib/domain';
import { isExact, type Lines, sumOf } from './lines';

/** Columns of customers and suppliers (AR_Customer, AP_Supplier), after the word MASTER or DETAIL. */
const PARTY = {
  MASTER: [
    ...['CODE', 'CONTROLACCOUNT', 'COMPANYNAME', 'COMPANYNAME2', 'COMPANYCATEGORY', 'AREA', 'AGENT', 'BIZNATURE'],
    ...['CREDITTERM', 'CREDITLIMIT', 'CURRENCYCODE', 'ALLOWEXCEEDCREDITLIMIT', 'PRICETAG', 'TAX', 'TAXEXEMPTNO'],
    ...['TAXEXPDATE', 'REGISTERNO', 'GSTNO', 'REMARK', 'CREATIONDATE', 'REGISTERNO2'],
  ],
  DETAIL: [
    ...['CODE', 'BRANCHNAME', 'ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'ADDRESS4', 'ATTENTION', 'PHONE1', 'PHONE2'],
    ...['FAX1', 'FAX2', 'EMAIL'],
  ],
};

/** Columns of invoices (AR_IV, AP_PI). */
const DOCUMENT = {
  MASTER: [
    ...['DOCNO', 'DOCNOEX', 'DOCDATE', 'POSTDATE', 'CODE', 'TERMS', 'DESCRIPTION', 'AREA', 'AGENT', 'PROJECT'],
    ...['CURRENCYRATE', 'DOCAMT', 'CANCELLED'],
  ],
  DETAIL: ['DOCNO', 'ACCOUNT', 'DESCRIPTION', 'PROJECT', 'TAX', 'TAXAMT', 'TAXINCLUSIVE', 'AMOUNT'],
};

type Kind = typeof PARTY;
type Word = keyof Kind;
type Row = Record<string, ImportCell>;

const wordOf = ([first]: readonly ImportCell[]) => {
  const word = String(first ?? '').toUpperCase();
  return word === 'MASTER' || word === 'DETAIL' ? word : undefined;
};

const NONE = '----';

const named = (names: readonly string[], [, ...cells]: readonly ImportCell[]): Row =>
  Object.fromEntries(names.map((name, index) => [name, cells[index] === NONE ? null : (cells[index] ?? null)]));

const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

const isDay = (cell: ImportCell | undefined) => DAY.test(String(cell ?? '').trim());

const TERMS = /^(\d+) days?$/i;

/** Days of "30 Days"; cash on delivery is 0. */
const daysOf = (terms: ImportCell | undefined) =>
  /^c\.?o\.?d\.?$/i.test(String(terms ?? '')) ? '0' : (TERMS.exec(String(terms ?? '').trim())?.[1] ?? null);

/**
 * A text of SQL Account as a table: a row in place of each MASTER line, with its first address, or with the sums of its
 * DETAIL lines; cancelled documents are left out. Undefined for any other text.
 * docs/domain/imports.md#files-of-accounting-software
 */
export function sqlAccountLines(lines: readonly (readonly ImportCell[])[]): Lines | undefined {
  const filled = lines.filter((cells) => cells.some((cell) => cell !== null));
  if (filled.length === 0 || !filled.every(wordOf)) return undefined;
  const kind = filled.some(([, , , fourth]) => isDay(fourth)) ? DOCUMENT : PARTY;
  const isDocument = kind === DOCUMENT;
  const headings = isDocument
    ? [...DOCUMENT.MASTER, 'DUEDATE', 'ACCOUNT', 'TAX CODE', 'TAXAMT', 'AMOUNT']
    : [...PARTY.MASTER, ...PARTY.DETAIL.slice(1)];
  const rows: ImportCell[][] = lines.map(() => []);
  const left_out = new Set<number>();
  for (const { index, master, details } of documentsOf(lines, kind)) {
    const row = isDocument ? withSums(master, details) : { ...details[0], ...master, CREDITTERM: creditOf(master) };
    rows[index] = headings.map((name) => row[name] ?? null);
    if (/^T/i.test(String(row.CANCELLED ?? ''))) left_out.add(index);
  }
  return { headings, rows, left_out };
}

const creditOf = ({ CREDITTERM }: Row) => daysOf(CREDITTERM) ?? CREDITTERM ?? null;

type Found = { index: number; master: Row; details: Row[] };

function documentsOf(lines: readonly (readonly ImportCell[])[], kind: Kind): Found[] {
  const found: Found[] = [];
  for (const [index, cells] of lines.entries()) {
    const word: Word | undefined = wordOf(cells);
    // A line that names the columns.
    if (!word || String(cells[1]).toUpperCase() === kind[word][0]) continue;
    const row = named(kind[word], cells);
    if (word === 'MASTER') found.push({ index, master: row, details: [] });
    else found.at(-1)?.details.push(row);
  }
  return found;
}

function withSums(master: Row, details: readonly Row[]): Row {
  const taxes = details.map(({ TAXAMT }) => TAXAMT ?? null);
  const days = daysOf(master.TERMS);
  return {
    ...master,
    DUEDATE: days === null ? null : dueOn(master.DOCDATE, Number(days)),
    ACCOUNT: details[0]?.ACCOUNT ?? null,
    'TAX CODE': details[0]?.TAX ?? null,
    TAXAMT: sumOf(taxes),
    AMOUNT: sumOf(details.map(beforeTax)),
  };
}

// A whole date reads the same on any day.
const ANY_DAY = '2026-01-01';

function dueOn(date: ImportCell | undefined, days: number) {
  const day = isDay(date) ? readDay(String(date), ANY_DAY) : undefined;
  return day ? addDays(day, days) : null;
}

function beforeTax({ AMOUNT = null, TAXAMT = null, TAXINCLUSIVE }: Row): ImportCell {
  const [amount, tax] = [readAmount(String(AMOUNT ?? '')), readAmount(String(TAXAMT ?? '0'))];
  const includesTax = /^[1T]/i.test(String(TAXINCLUSIVE ?? ''));
  if (!includesTax) return AMOUNT;
  return isExact(amount) && isExact(tax) ? subtractMoney(amount, tax) : `${amount} - ${tax}`;
}
