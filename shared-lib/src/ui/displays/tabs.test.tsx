import { renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { Tabs } from './tabs';

const items = ['Details', 'Invoices', 'Cashflow'].map((label) => ({ key: label.toLowerCase(), label }));

const tab = (name: string) => screen.getByRole('tab', { name });

test('says which tab is shown, and takes the choice of another one', async () => {
  const onChoose = jest.fn();
  const { user } = renderPage(<Tabs active="invoices" items={items} onChoose={onChoose} />);
  expect(tab('Invoices')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Details')).toHaveAttribute('aria-selected', 'false');

  await user.click(tab('Cashflow'));

  expect(onChoose).toHaveBeenCalledWith('cashflow');
});

test('is one stop of the Tab key, and arrows lead along it, round its ends', async () => {
  const onChoose = jest.fn();
  const { user } = renderPage(<Tabs active="invoices" items={items} onChoose={onChoose} />);

  await user.tab();
  expect(tab('Invoices')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Details')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Cashflow')).toHaveFocus();
  await user.keyboard('{Home}{End}');
  expect(tab('Cashflow')).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(onChoose.mock.calls).toEqual([['cashflow']]);
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('is reached by its first tab where none is shown', async () => {
  const { user } = renderPage(<Tabs active="elsewhere" items={items} onChoose={() => undefined} />);

  await user.tab();

  expect(tab('Details')).toHaveFocus();
});
