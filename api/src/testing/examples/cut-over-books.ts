import { type Day, formatFigure, type ImportCell, type ImportEntity } from '@siteledger/shared-lib/domain';
import { addressOf } from '../../db/seed/names/addresses';
import { clientName, subContractorName, supplierName } from '../../db/seed/names/company-names';
import { personName } from '../../db/seed/names/people-names';
import { registrationOf } from '../../db/seed/names/registration';
import { servicesOf, workName } from '../../db/seed/names/work-names';
import { createRandom, type Random } from '../../db/seed/numbers/random';

/** The day on which the invented business changes its books. */
export const CUT_OVER: Day = '2026-06-30';

const COUNTS = { clients: 24, organisations: 90, users: 6, projects: 30, bills: 2820 };

/** A sheet of the workbook, with the kind of record in its rows; the rows include a title and a total. */
export type BookSheet = { entity: ImportEntity; name: string; rows: ImportCell[][]; records: number };

/** Totals of the former books on the day of the cut-over, in sen. */
export type FormerTotals = Record<'debtors' | 'creditors' | 'retention_receivable' | 'retention_payable', number>;

const amountOf = (sen: number) => (sen / 100).toFixed(2);

/** Some accounting software writes amounts as texts, some as numbers. */
const written = (random: Random, sen: number): ImportCell =>
  random.chance(0.2) ? `RM ${formatFigure(amountOf(sen))}` : sen / 100;

const dayMonthYear = (day: Day) => day.split('-').reverse().join('/');

function distinct(count: number, make: () => string) {
  const names = new Set<string>();
  while (names.size < count) names.add(make());
  return [...names];
}

const clientsOf = (random: Random, names: readonly string[]) =>
  names.map((name) => {
    const { tel_no, address_1, address_2, city, postcode, state } = addressOf(random);
    return [name, personName(random), tel_no, address_1, address_2, city, postcode, state, random.pick([30, 45, 60])];
  });

const organisationsOf = (random: Random, names: readonly string[], subContractors: number) =>
  names.map((name, index) => {
    const isSubContractor = index < subContractors;
    const { bank_name, bank_account_no, brn } = registrationOf(random, isSubContractor);
    const { tel_no, address_1, city, postcode, state } = addressOf(random);
    const kind = isSubContractor ? 'Subcon' : 'Pembekal';
    return [name, kind, brn, bank_name, bank_account_no, tel_no, address_1, city, postcode, state];
  });

type Opened = { name: string; row: ImportCell[]; opening: ImportCell[]; receivable: number; held: number };

function projectOf(random: Random, name: string, { client, manager }: { client: string; manager: string }): Opened {
  const contract = Math.round(random.lognormal(4_500_000, 0.8)) * 100;
  const percent = random.pick([5, 10]);
  const start = `202${random.pick([4, 5])}-${String(random.whole(1, 12)).padStart(2, '0')}-01`;
  const end = `202${random.pick([7, 8])}-${String(random.whole(1, 12)).padStart(2, '0')}-28`;
  const work = Math.round((contract * random.between(0.1, 0.9)) / 1000) * 1000;
  const held = Math.min(Math.round((work * percent) / 100), Math.round(contract / 20));
  const released = 0;
  const nett = work - held + released;
  const tax = Math.round(nett * 0.06);
  const note = random.chance(0.3) ? random.whole(10_000, 900_000) : 0;
  const total = nett + tax - note;
  const received = Math.round(total * random.between(0.6, 1));
  return {
    name,
    row: [name, client, manager, contract / 100, percent, dayMonthYear(start), dayMonthYear(end), servicesOf(random)],
    opening: [
      ...[name, random.whole(2, 24), dayMonthYear(CUT_OVER)],
      ...[work, held, released, tax, note, received].map((sen) => written(random, sen)),
    ],
    receivable: total - received,
    held: held - released,
  };
}

type Bill = { row: ImportCell[]; owed: number; held: number };

function billOf(
  random: Random,
  place: number,
  names: { project: string; contractor: string; isSubContractor: boolean },
): Bill {
  const amount = Math.round(random.lognormal(6_000, 1.1) * 100) + 1;
  const tax = names.isSubContractor && random.chance(0.6) ? Math.round(amount * 0.06) : 0;
  const held = names.isSubContractor ? Math.round(amount * 0.05) : 0;
  const day = `2026-0${random.whole(3, 6)}-${String(random.whole(1, 28)).padStart(2, '0')}`;
  return {
    row: [
      ...[names.project, names.contractor, `${random.pick(['INV', 'IV', 'B'])}-${26_000 + place}`, dayMonthYear(day)],
      ...[written(random, amount), tax === 0 ? null : tax / 100, held === 0 ? null : held / 100],
      names.isSubContractor ? 'Progress payment' : 'Materials',
    ],
    // Retention is owed later and is no part of the balance.
    owed: amount + tax - held,
    held,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The books of an invented builder at a cut-over: six sheets as different people keep them, 3,000 rows in all. */
export function cutOverBooks(): { sheets: BookSheet[]; totals: FormerTotals } {
  const random = createRandom('cut-over');
  const clients = distinct(COUNTS.clients, () => clientName(random));
  const subContractors = COUNTS.organisations / 2;
  const organisations = [
    ...distinct(subContractors, () => subContractorName(random)),
    ...distinct(COUNTS.organisations - subContractors, () => supplierName(random)),
  ];
  const users = distinct(COUNTS.users, () => personName(random)).map((name, index) => ({
    name,
    email: `pengurus${index + 1}@pembinaan-contoh.test`,
  }));
  const projects = distinct(COUNTS.projects, () => workName(random)).map((name) =>
    projectOf(random, name, { client: random.pick(clients), manager: random.pick(users).email }),
  );
  const bills = Array.from({ length: COUNTS.bills }, (_, place) => {
    const contractor = random.pick(organisations);
    const isSubContractor = organisations.indexOf(contractor) < subContractors;
    return billOf(random, place, { project: random.pick(projects).name, contractor, isSubContractor });
  });
  const totals = {
    debtors: sum(projects.map(({ receivable }) => receivable)),
    creditors: sum(bills.map(({ owed }) => owed)),
    retention_receivable: sum(projects.map(({ held }) => held)),
    retention_payable: sum(bills.map(({ held }) => held)),
  };
  const sheet = (
    entity: ImportEntity,
    name: string,
    headings: string[],
    records: ImportCell[][],
    more: Partial<Frame> = {},
  ) => ({
    ...{ entity, name, records: records.length },
    rows: [...(more.title ?? []), headings, ...records, ...(more.total ? [more.total] : [])],
  });
  return {
    totals,
    sheets: [
      sheet(
        'client',
        'Clients',
        ['Customer Name', 'Attention', 'Tel', 'Address 1', 'Address 2', 'City', 'Postcode', 'State', 'Terms'],
        clientsOf(random, clients),
      ),
      sheet(
        'organisation',
        'Organisations',
        ['Nama', 'Jenis', 'BRN', 'Bank', 'No Akaun Bank', 'Telefon', 'Alamat', 'Bandar', 'Poskod', 'Negeri'],
        organisationsOf(random, organisations, subContractors),
      ),
      sheet(
        'user',
        'Users',
        ['Name', 'Email', 'Role'],
        users.map(({ name, email }) => [name, email, 'Project Manager']),
      ),
      sheet(
        'project',
        'Projects',
        ['Project Name', 'Client', 'PM', 'Contract Sum', 'Retention Percent', 'Start', 'End', 'Scope'],
        projects.map(({ row }) => row),
      ),
      sheet(
        'opening',
        'Opening certificates',
        [
          'Project',
          'Last Certificate',
          'As At',
          'Work to Date',
          'Retention Held',
          'Released',
          'Tax',
          'Debit Notes',
          'Received',
        ],
        projects.map(({ opening }) => opening),
        { title: [['Certificates to date'], [`As at ${dayMonthYear(CUT_OVER)}`], []] },
      ),
      sheet(
        'expense',
        'Expenses',
        ['Projek', 'Pembekal', 'No Rujukan', 'Tarikh', 'Jumlah', 'Cukai', 'Tahanan', 'Keterangan'],
        bills.map(({ row }) => row),
        {
          title: [['Senarai bil belum dijelaskan'], [`Pada ${dayMonthYear(CUT_OVER)}`], []],
          total: ['Jumlah', null, null, null, totals.creditors / 100],
        },
      ),
    ],
  };
}

type Frame = { title: ImportCell[][]; total: ImportCell[] };
