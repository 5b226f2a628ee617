import type { Expense } from '@siteledger/shared-lib/domain';
import { buildExpense } from '@siteledger/shared-lib/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from '../columns/column';
import { RowTable } from './row-table';

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No', width: 150 },
  { key: 'invoice_amt', title: 'Amount', type: 'money', width: 120 },
  { key: 'due_date', title: 'Due Date', type: 'day', width: 120 },
  { key: 'total_payment', title: 'Paid', type: 'money', width: 120 },
  { key: 'balance', title: 'Balance', type: 'money', width: 130, isPinned: true },
];

const original = window.ResizeObserver;
const observed: ResizeObserverCallback[] = [];

beforeEach(() => {
  observed.length = 0;
  window.ResizeObserver = class extends original {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      observed.push(callback);
    }
  };
});

afterEach(() => {
  window.ResizeObserver = original;
});

const resizeTo = (width: number) =>
  act(() => {
    for (const tell of observed) tell([{ contentRect: { width } } as ResizeObserverEntry], {} as ResizeObserver);
  });

const Bills = ({ sort = 'ref_no', shown = columns, total = '400.00' }) => (
  <RowTable
    name="Bills"
    rows={[buildExpense({ ref_no: 'BILL-A' })]}
    columns={shown}
    totals={{ balance: total }}
    sorting={{ sort, order: 'asc' }}
    onSort={() => undefined}
    isLoading={false}
    empty="No Data."
    isNested
    rowActions={() => <button>Void</button>}
    rowActionsWidth={60}
  />
);

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

test('a table that has room shows all of its columns, and nothing else', () => {
  render(<Bills />);

  resizeTo(700);

  expect(headings()).toEqual(['Ref No', 'Amount', 'Due Date', 'Paid', 'Balance', 'Actions']);
});

test('a column that has no room whole is not there, and the edge says how many', () => {
  render(<Bills />);

  resizeTo(640);

  expect(headings()).toEqual(['Ref No', 'Amount', 'Due Date', '+1', 'Balance', 'Actions']);
  expect(screen.getByRole('button', { name: '1 more column' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^BILL-A/ }).children).toHaveLength(6);
});

test('pinned columns get their width first', () => {
  render(<Bills />);

  resizeTo(400);

  expect(headings()).toEqual(['Ref No', '+3', 'Balance', 'Actions']);
});

test('a column is as wide as its total, and the others have what is left', () => {
  const { rerender } = render(<Bills />);
  resizeTo(700);

  rerender(<Bills total="-999999999999.99" />);

  expect(headings()).toEqual(['Ref No', 'Amount', '+2', 'Balance', 'Actions']);
});

test('the column that the list is sorted by is always there', () => {
  render(<Bills sort="total_payment" />);

  resizeTo(520);

  expect(headings()).toEqual(['Ref No', 'Paid', '+2', 'Balance', 'Actions']);
});

test('the edge leads to the other columns, and back', async () => {
  const user = userEvent.setup();
  render(<Bills />);
  resizeTo(520);
  await user.click(screen.getByRole('button', { name: '2 more columns' }));
  expect(headings()).toEqual(['Ref No', 'Amount', 'Due Date', 'Paid', '', 'Balance', 'Actions']);

  await user.click(screen.getByRole('button', { name: '2 more columns', expanded: true }));

  expect(headings()).toEqual(['Ref No', 'Amount', '+2', 'Balance', 'Actions']);
});

const description: Column<Expense> = { key: 'description', title: 'Description', width: 120, isHidden: true };
const withDescription = [...columns.slice(0, 4), description, ...columns.slice(4)];

test('a column that somebody chose has its room before the others', () => {
  render(<Bills shown={withDescription} />);

  resizeTo(640);

  expect(headings()).toEqual(['Ref No', 'Amount', 'Description', '+2', 'Balance', 'Actions']);
});

test('a column that is added where all of them fitted is counted, too', () => {
  const { rerender } = render(<Bills />);
  resizeTo(700);

  rerender(<Bills shown={withDescription} />);

  expect(headings()).toEqual(['Ref No', 'Amount', 'Description', '+2', 'Balance', 'Actions']);
});
