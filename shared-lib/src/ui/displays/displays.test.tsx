import { renderPage } from '@siteledger/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import { Day, Money, Percent } from './figures';
import { iconByName } from '../icons/icon-by-name';
import { AppstoreOutlined, WalletOutlined } from '../icons/icons';
import { ErrorState, LoadingState } from './screen-states';
import { StatusTag } from './status-tag';

test('shows money to the sen, negatives in parentheses, and a dash for what cannot be computed', () => {
  renderPage(
    <>
      <Money value="999999999999999.00" />
      <Money value="-1234.50" />
      <Percent value={null} />
      <Day value="2026-07-01" />
    </>,
  );

  expect(screen.getByText('RM 999,999,999,999,999.00')).toBeVisible();
  expect(screen.getByText('(RM 1,234.50)')).toHaveAttribute('data-sign', 'negative');
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.getByText('01-Jul-2026')).toHaveAttribute('datetime', '2026-07-01');
});

test('says a status in words, also one that it does not know', () => {
  renderPage(
    <>
      <StatusTag status="writeOff" />
      <StatusTag status="suspended" />
    </>,
  );

  expect(screen.getByText('Written off')).toHaveAttribute('data-tone', 'danger');
  expect(screen.getByText('suspended')).toHaveAttribute('data-tone', 'neutral');
});

test('tells that a screen could not be loaded and retries', async () => {
  const onRetry = jest.fn();
  const { user } = renderPage(<ErrorState message={null} onRetry={onRetry} />);

  expect(screen.getByText('This could not be loaded.').closest('[role=alert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that it loads only when that takes a while', () => {
  jest.useFakeTimers();
  renderPage(<LoadingState />);

  act(() => jest.advanceTimersByTime(399));
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Loading...')).toBeVisible();
  jest.useRealTimers();
});

test('has an icon for a name that this shell does not know', () => {
  expect(iconByName('WalletOutlined')).toBe(WalletOutlined);
  expect(iconByName('RocketOfTomorrow')).toBe(AppstoreOutlined);
});
