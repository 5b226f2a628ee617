import { type Block, blocksOf } from '../block';
import { type SeedExpense } from './expenses';
import { startNumbering } from '../numbering';
import { planPayments } from './payment-plan';

const [block] = [...blocksOf({ today: '2026-07-22', numbering: startNumbering(), passwordHash: '' }, 1)] as [Block];

const buildExpense = (id: number, expense: Partial<SeedExpense> = {}): SeedExpense => ({
  id,
  projectId: 1,
  received: '2026-06-01',
  due: '2026-07-01',
  payable: 10_000,
  ...expense,
});

const paidIds = (expenses: SeedExpense[]) => [
  ...new Set(planPayments(block, expenses).payments.map(({ expense }) => expense.id)),
];

test('a bill that came yesterday is not paid yet', () => {
  const fresh = buildExpense(2, { received: '2026-07-21', due: '2026-07-21' });

  expect(paidIds([buildExpense(1), fresh])).toEqual([1]);
});

test('a bill that was credited in full needs no payment', () => {
  expect(paidIds([buildExpense(1), buildExpense(2, { payable: 0 })])).toEqual([1]);
});

test('a bill of one sen is paid at once and not in parts', () => {
  const { payments } = planPayments(block, [buildExpense(1, { payable: 1 })]);

  expect(payments.map(({ amount }) => amount)).toEqual([1]);
});
