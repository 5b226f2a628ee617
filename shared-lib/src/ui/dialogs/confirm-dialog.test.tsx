import { renderPage } from '@siteledger/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { confirmDialog, type Question } from './confirm-dialog';

const deletion = { title: 'Delete "Pejabat Shah Alam"?', okText: 'Delete', destructive: true };

function ask(question: Question = deletion) {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirmDialog(question);
  });
  return answer;
}

test('asks in a dialog 400 px wide that names what will be deleted, and starts on the safe side', async () => {
  const { user } = renderPage(<p />);

  const answer = ask();

  const dialog = await screen.findByRole('dialog', { name: 'Delete "Pejabat Shah Alam"?' });
  expect(dialog).toHaveStyle({ width: '400px' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await expect(answer).resolves.toBe(true);
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('takes Cancel and Esc for no', async () => {
  const { user } = renderPage(<p />);

  const first = ask();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect(first).resolves.toBe(false);

  const second = ask();
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await expect(second).resolves.toBe(false);
});

test('the second click of a double click, which lands beside the question, does not answer it', async () => {
  const { user } = renderPage(<p />);

  const answer = ask();
  const dialog = await screen.findByRole('dialog');
  await user.click(dialog.parentElement!);
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  await expect(answer).resolves.toBe(true);
});

test('a dialog that only tells something has one button', async () => {
  const { user } = renderPage(<p />);

  const answer = ask({ title: 'Delete Contractor Error.', okText: 'Got it', cancelText: null });

  const gotIt = await screen.findByRole('button', { name: 'Got it' });
  expect(screen.getByText('Cancel').closest('button')).toHaveStyle({ display: 'none' });
  await user.click(gotIt);
  await expect(answer).resolves.toBe(true);
});
