import { addDays, compareDays, type Day } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { earlier, monthEnd, monthStartAfter, recordedOn } from '../numbers/calendar';
import { type Claim, monthlyClaims, releaseClaims } from './claims';
import { insertRows } from '../insert-rows';
import { documentNumber } from '../numbering';
import { DEFECTS_MONTHS } from '../projects/portfolio';
import { type SeedProject } from '../projects/projects';
import { type Random } from '../numbers/random';
import { percentOf, ringgit, type Sen } from '../numbers/sen';
import { serviceTaxOn, taxCodeOf } from '../numbers/service-tax';

/** Share of projects whose works are exempt from tax. */
const EXEMPT = 0.2;

/** Credit terms of clients in days, with their weights. */
const TERMS_DAYS: readonly (readonly [number, number])[] = [
  [30, 35],
  [60, 65],
];

/** Share of certificates with a debit note, and its percent of the amount. */
const DEBIT_NOTES = { share: 0.08, leastPercent: 0.2, mostPercent: 1.5 };

/** An invoice of the seed, with what its receipts need. */
export type SeedInvoice = { id: number; projectId: number; isOfCompleted: boolean; date: Day; due: Day; total: Sen };

type Certificate = {
  project: SeedProject;
  sequence: number;
  date: Day;
  claim: Claim;
  isRelease: boolean;
  termsDays: number;
  isExempt: boolean;
};

/** Stores every certificate of a block, numbered by date. */
export async function seedCertificates(db: Db, block: Block, projects: readonly SeedProject[]): Promise<SeedInvoice[]> {
  const random = block.random('certificates');
  const certificates = projects
    .filter(({ certificates: count }) => count > 0)
    .flatMap((project) => certificatesOf(project, block.yesterday, random))
    .sort((left, right) => compareDays(left.date, right.date));
  const made = certificates.map((certificate) => makeInvoice(block, certificate, random));
  await insertRows(
    db,
    'invoices',
    made.map(({ row }) => row),
  );
  return made.map(({ invoice }) => invoice);
}

function certificatesOf(project: SeedProject, yesterday: Day, random: Random): Certificate[] {
  const termsDays = random.weighted(TERMS_DAYS);
  const isExempt = random.chance(EXEMPT);
  const monthly = monthlyClaims(project, random);
  return [...monthly, ...releaseClaims(project, monthly)].map((claim, index) => {
    const isRelease = index >= monthly.length;
    // The first release follows a month after the last claim, the second after the defects liability period.
    const month = index < monthly.length + 1 ? index : monthly.length + DEFECTS_MONTHS;
    const end = monthEnd(monthStartAfter(project.firstMonth, month));
    const date = earlier(addDays(end, project.certifiedAfterDays), yesterday);
    return { project, sequence: index + 1, date, claim, isRelease, termsDays, isExempt };
  });
}

function makeInvoice(
  block: Block,
  { project, sequence, date, claim, isRelease, termsDays, isExempt }: Certificate,
  random: Random,
) {
  const amount = claim.work + claim.materials - claim.retention + claim.released;
  const taxPercent = isExempt ? 0 : serviceTaxOn(date);
  const tax = percentOf(amount, taxPercent);
  const debitNote = random.chance(DEBIT_NOTES.share)
    ? Math.round((amount * random.between(DEBIT_NOTES.leastPercent, DEBIT_NOTES.mostPercent)) / 100)
    : 0;
  const due = addDays(date, termsDays);
  const id = block.numbering.nextId('invoices');
  const row = {
    id,
    uuid: random.uuid(),
    project_id: project.id,
    kind: isRelease ? ('retention_release' as const) : ('progress' as const),
    sequence,
    invoice_no: documentNumber(block.numbering, 'INV', date),
    cert_no: String(sequence),
    client_ref_no: random.chance(0.5) ? `IPC/${project.id}/${sequence}` : null,
    invoice_date: date,
    due_date: due,
    work_done: ringgit(claim.work),
    materials: ringgit(claim.materials),
    retention: ringgit(claim.retention),
    released: ringgit(claim.released),
    retention_percent: ringgit(project.retentionPercent * 100),
    invoice_amt: ringgit(amount),
    tax_code: taxCodeOf(taxPercent),
    tax_rate: ringgit(taxPercent * 100),
    total_tax: ringgit(tax),
    debit_note: ringgit(debitNote),
    description: isRelease ? 'Release of retention' : `Progress claim no. ${sequence}`,
    ...recordedOn(date, random),
  };
  const isOfCompleted = project.status === 'Completed';
  return { row, invoice: { id, projectId: project.id, isOfCompleted, date, due, total: amount + tax - debitNote } };
}
