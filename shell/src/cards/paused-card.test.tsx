import type { PausedRemote } from '@siteledger/platform/contract';
import { render, screen } from '@testing-library/react';
import { PausedCard } from './paused-card';

const paused = (given: Partial<PausedRemote> = {}): PausedRemote => ({
  name: 'mfe-things',
  disable_mode: 'drain',
  message: 'Month end is being closed.',
  until: null,
  changed_by: 'Lim Siew Ling',
  changed_at: '2026-07-01T01:00:00Z',
  routes: [],
  nav: [],
  ...given,
});

test('says who switched it off and why, and that it opens here once somebody switches it on', () => {
  render(<PausedCard title="All things" paused={paused()} />);

  const card = screen.getByRole('status');
  expect(card).toHaveTextContent('Lim Siew Ling switched it off for the time being.');
  expect(card).toHaveTextContent('Month end is being closed.');
  expect(card).toHaveTextContent('It opens here as soon as it is switched on again; anything you typed');
});

test('a tab that was told no name reads that it is off, and until when', () => {
  render(<PausedCard title="All things" paused={paused({ changed_by: null, until: '2026-07-01T10:00:00Z' })} />);

  expect(screen.getByText('It is switched off until 01-Jul-2026, 18:00.')).toBeVisible();
});

test('says when it comes back by itself', () => {
  render(<PausedCard title="All things" paused={paused({ until: '2026-07-01T10:00:00Z' })} />);

  const card = screen.getByRole('status');
  expect(card).toHaveTextContent('Lim Siew Ling switched it off until 01-Jul-2026, 18:00.');
  expect(card).toHaveTextContent(
    'It opens here at that time, or as soon as it is switched on again; anything you typed',
  );
});
