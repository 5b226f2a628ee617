import {
  compareMoney,
  DEFAULT_TAX_CODE,
  MAX_RATE,
  mustBeAtMost,
  type PurchaseOrderInput,
  subtractMoney,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { invalid } from '../../http/errors/errors';
import { findAccountCode } from '../expenses/expenses.queries';
import { type OrderLine } from './purchase-orders.queries';

type Line = NonNullable<PurchaseOrderInput['lines']>[number];

type Typed = Pick<PurchaseOrderInput, 'lines' | 'total_value' | 'total_tax' | 'description'>;

/** The lines of an order as typed; without any, a single line with its value before tax. orders.md#fields */
export async function orderLines(db: Db, input: Typed): Promise<OrderLine[]> {
  const lines = input.lines ?? [];
  if (lines.length === 0) return [onlyLine(input)];
  const read: OrderLine[] = [];
  for (const [index, line] of lines.entries()) read.push(await orderLine(db, line, index));
  return read;
}

async function orderLine(
  db: Db,
  { description, unit, qty, unit_price, account_code_uuid, tax_code }: Line,
  index: number,
): Promise<OrderLine> {
  const account = account_code_uuid ? await findAccountCode(db, account_code_uuid) : null;
  if (account === undefined) throw invalid({ [`lines[${index}].account_code_uuid`]: ['Account Code is not valid.'] });
  return {
    description,
    unit: unit ?? null,
    qty: String(qty),
    unit_price: String(unit_price),
    account_code_id: account?.id ?? null,
    tax_code: tax_code ?? DEFAULT_TAX_CODE,
  } satisfies StoredFields<Line, { account_code_uuid: 'account_code_id' }>;
}

function onlyLine({ total_value, total_tax, description }: Typed): OrderLine {
  if (total_value === null || total_value === undefined) throw invalid({ total_value: ['Total Value is required.'] });
  const value = toMoney(total_value);
  // The value becomes the unit price of that line.
  if (compareMoney(value, MAX_RATE) > 0) throw invalid({ total_value: [mustBeAtMost('Total Value', MAX_RATE)] });
  const tax = toMoney(total_tax ?? 0);
  if (compareMoney(tax, value) > 0)
    throw invalid({ total_tax: [`Total Tax must be less than or equals to ${value}.`] });
  return {
    description: description ?? 'Works',
    unit: null,
    qty: '1',
    unit_price: subtractMoney(value, tax),
    account_code_id: null,
    tax_code: DEFAULT_TAX_CODE,
  };
}
