import { buildExpense } from '@siteledger/shared-lib/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type Key } from 'react';
import type { Expense } from '@siteledger/shared-lib/domain';
import type { Column } from '../columns/column';
import { RowTable } from './row-table';

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No', sortable: true, width: 150 },
  { key: 'description', title: 'Description', width: 200 },
  { key: 'total_payment', title: 'Paid', type: 'money', width: 120, isPinned: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, width: 130, isPinned: true },
];

const bills = ['A', 'B', 'C', 'D'].map((name) => buildExpense({ uuid: name, ref_no: `BILL-${name}` }));

const sorted: string[] = [];

function Bills({ rows = bills, isLoading = false }: { rows?: Expense[]; isLoading?: boolean }) {
  const [keys, onChange] = useState<Key[]>([]);
  return (
    <RowTable
      name="Bills"
      rows={rows}
      columns={columns}
      totals={{ balance: '400.00' }}
      sorting={{ sort: 'ref_no', order: 'asc' }}
      onSort={(sort, order) => sorted.push(`${sort} ${order}`)}
      isLoading={isLoading}
      empty="No Data."
      selection={{ keys, onChange }}
      rowActions={() => <button>Void</button>}
      rowActionsWidth={60}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select BILL-${name}` });

const ticked = () =>
  bills.filter(({ ref_no }) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${ref_no}` }).checked);

const offsetOf = (cell: HTMLElement) => cell.style.insetInlineStart || cell.style.insetInlineEnd || 'scrolls';

beforeEach(() => {
  sorted.length = 0;
});

test('with Shift every row from the last click on is ticked, or unticked', async () => {
  const user = userEvent.setup();
  render(<Bills />);

  await user.click(box('D'));
  await user.keyboard('{Shift>}');
  await user.click(box('B'));
  expect(ticked().map(({ uuid }) => uuid)).toEqual(['B', 'C', 'D']);

  await user.click(box('C'));
  await user.keyboard('{/Shift}');
  expect(ticked().map(({ uuid }) => uuid)).toEqual(['D']);
});

test('a heading sorts by keyboard, the other way round what it sorts by, else descending', async () => {
  const user = userEvent.setup();
  render(<Bills />);

  screen.getByRole('button', { name: 'Ref No' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Balance' }).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('columnheader', { name: 'Description' }));

  expect(sorted).toEqual(['ref_no desc', 'balance desc']);
});

test('the first column and what stands before it stay at the start, balances and buttons at the end', () => {
  render(<Bills />);

  const cells = within(screen.getByText('BILL-A').closest('tr')!).getAllByRole('cell');

  expect(cells.map(offsetOf)).toEqual(['0', '48px', 'scrolls', '190px', '60px', '0']);
});

test('a list that loads says so instead of that there is nothing', () => {
  const { rerender } = render(<Bills rows={[]} isLoading />);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('No Data.')).not.toBeInTheDocument();

  rerender(<Bills rows={[]} />);
  expect(screen.getByText('No Data.')).toBeVisible();
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
