import { addDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts';
import { insertRows } from '../insert-rows';

/** Accounts of the accounting export. docs/domain/accounting-export.md#settings-and-refusals */
const ACCOUNTS = {
  sales: '4-1100',
  'retention-receivable': '1-1220',
  'debit-note': '4-1400',
  purchases: '5-1210',
  'credit-note': '5-1220',
} as const;

/** The accounting software's names of our tax codes, three characters at most. */
const TAX_CODES = { 'N-T': 'N-T', ST6: 'SV6', ST8: 'SV8' };

const INDENT = 2;

/** Ids of the account codes by code. */
export type AccountIds = ReadonlyMap<string, number>;

/** Stores the chart of accounts, groups before their children, and the account of each purpose. */
export async function seedAccounts(db: Db, block: Block): Promise<AccountIds> {
  const random = block.random('accounts');
  const made = recordedOn(addDays(block.today, -7 * 365), random);
  const ids = new Map<string, number>();
  const path: number[] = [];
  const rows = CHART_OF_ACCOUNTS.trim()
    .split('\n')
    .map((line) => {
      const text = line.trim();
      const level = (line.length - text.length) / INDENT;
      const [code = '', ...words] = text.split(' ');
      const id = block.numbering.nextId('account_codes');
      path[level] = id;
      ids.set(code, id);
      const parent_id = level === 0 ? null : (path[level - 1] as number);
      return { id, uuid: random.uuid(), parent_id, code, name: words.join(' '), ...made };
    });
  await insertRows(db, 'account_codes', rows);
  await seedMappings(db);
  return ids;
}

async function seedMappings(db: Db) {
  const accounts = Object.entries(ACCOUNTS) as [keyof typeof ACCOUNTS, string][];
  await insertRows(
    db,
    'accounting_accounts',
    accounts.map(([purpose, account_no]) => ({ purpose, account_no })),
  );
  await insertRows(
    db,
    'accounting_tax_codes',
    Object.entries(TAX_CODES).map(([tax_code, accounting_code]) => ({ tax_code, accounting_code })),
  );
}
