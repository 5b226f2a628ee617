import type { Mail } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildReference,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../remote';

const buildMail = (given: Partial<Mail> = {}): Mail => ({
  uuid: buildReference('mail').uuid,
  recipient: 'ravi@example.test',
  subject: 'Set a new password for Siteledger',
  body: 'Hello Ravi,\n\nthis link does it: http://localhost:3000/password/reset/ravi/abc\n\nGoodbye.',
  created_at: '2026-07-01T02:05:00.000Z',
  sent_at: null,
  attempts: 0,
  last_error: null,
  ...given,
});

const open = () => renderPage(routes, { at: '/examples/outbox' });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
});

test('lists mails and opens one with its link to follow', async () => {
  answers('GET /outbox', listOf([buildMail()]));
  const { user } = open();

  expect(await screen.findByText('ravi@example.test')).toBeVisible();
  expect(screen.getByText('01-Jul-2026, 10:05')).toBeVisible();
  expect(screen.getByText('Waiting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Expand row' }));

  const link = screen.getByRole('link', { name: 'http://localhost:3000/password/reset/ravi/abc' });
  expect(link).toHaveAttribute('href', 'http://localhost:3000/password/reset/ravi/abc');
  expect(link.parentElement).toHaveTextContent(/^Hello Ravi,.*Goodbye\.$/);
});

test('says that a mail that was sent keeps no text', async () => {
  answers('GET /outbox', listOf([buildMail({ body: null, sent_at: '2026-07-01T02:06:00.000Z' })]));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Expand row' }));

  expect(screen.getByText('Sent')).toBeVisible();
  expect(screen.getByText('Sent; text not kept.')).toBeVisible();
});

test('says that production shows no mails', async () => {
  answers('GET /outbox', refusal(404, { message: 'Not found.' }));

  open();

  expect(await screen.findByText('E-mails are not shown in production.')).toBeVisible();
});

test('tells who may not see mails', async () => {
  answers('GET /outbox', refusal(403, { message: 'Forbidden.' }));

  open();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
