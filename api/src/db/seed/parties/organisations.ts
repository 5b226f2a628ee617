import { addDays, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { addressOf } from '../names/addresses';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { longestName, ODD_NAMES, subContractorName, supplierName } from '../names/company-names';
import { COUNTS } from '../numbers/counts';
import { insertRows } from '../insert-rows';
import { type Random } from '../numbers/random';
import { accountingCodeOf, registrationOf } from '../names/registration';
import { zipfWeights } from '../numbers/spread';
import { type Trade, tradeOf } from '../trades/trades';

/** A sub-contractor or supplier; `weight` is its share of the orders. */
export type Party = {
  id: number;
  isSubContractor: boolean;
  isTaxRegistered: boolean;
  trade: Trade;
  termsDays: number;
  /** The prefix of its bill numbers. */
  billPrefix: string;
  lastBillNumber: number;
  weight: number;
};

/** Gives the top tenth of the parties about half of the bills. */
const ZIPF_EXPONENT = 0.95;

/** Credit terms of parties in days, with their weights; the product's default is 30. docs/domain/expenses.md#fields */
const TERMS_DAYS: readonly (readonly [number, number])[] = [
  [30, 70],
  [45, 15],
  [60, 15],
];

/**
 * Too long for accounting cards. Its organisation gets no orders or bills, because a project that has them could not be
 * exported.
 */
const LONGEST = longestName('Syarikat Perusahaan Kejuruteraan', 'dan Perniagaan Am');
const FIRST_ODD_RANK = COUNTS.contractors + COUNTS.suppliers - 2;

/** Stores the sub-contractors and suppliers of a block, the busiest first; the odd names have the least to do. */
export async function seedOrganisations(db: Db, block: Block): Promise<Party[]> {
  const random = block.random('organisations');
  const areSubContractors = random.shuffled([
    ...Array<boolean>(COUNTS.contractors - 2).fill(true),
    ...Array<boolean>(COUNTS.suppliers).fill(false),
  ]);
  const weights = zipfWeights(areSubContractors.length + 2, ZIPF_EXPONENT);
  const made = [...areSubContractors, true, true].map((isSubContractor, rank) => {
    const row = organisationRow(block, random, isSubContractor, rank);
    return { row, party: partyOf(row, random, row.name === LONGEST ? 0 : (weights[rank] ?? 0)) };
  });
  await insertRows(
    db,
    'organisations',
    made.map(({ row }) => row),
  );
  return made.map(({ party }) => party);
}

function organisationRow(block: Block, random: Random, isSubContractor: boolean, rank: number) {
  const id = block.numbering.nextId('organisations');
  const uuid = random.uuid();
  const odd = block.isFirst ? [ODD_NAMES.contractor, LONGEST][rank - FIRST_ODD_RANK] : undefined;
  const name = odd ?? block.uniqueName(() => (isSubContractor ? subContractorName(random) : supplierName(random)));
  return {
    id,
    uuid,
    name,
    accounting_code: accountingCodeOf('400', { id, name }),
    type: isSubContractor ? ORGANISATION_TYPES.SUB_CONTRACTOR : ORGANISATION_TYPES.SUPPLIER,
    ...addressOf(random),
    ...registrationOf(random, isSubContractor),
    resident: 'yes' as const,
    related_party: 'no' as const,
    ...recordedOn(addDays(block.today, -random.whole(3 * 365, 6 * 365)), random),
  };
}

function partyOf(
  { id, name, type, sst_no }: ReturnType<typeof organisationRow>,
  random: Random,
  weight: number,
): Party {
  const isSubContractor = type === ORGANISATION_TYPES.SUB_CONTRACTOR;
  return {
    id,
    isSubContractor,
    isTaxRegistered: sst_no !== null,
    trade: tradeOf(random, isSubContractor),
    termsDays: random.weighted(TERMS_DAYS),
    billPrefix: initials(name),
    lastBillNumber: random.whole(0, 900),
    weight,
  };
}

const initials = (name: string) => (name.match(/\b[A-Z]/g) ?? []).slice(0, 3).join('');
