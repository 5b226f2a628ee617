import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallState } from './call-state';

const refused = (status: number) => ({ status, data: { message: 'The server says so.' } });

test('offers no Retry where a retry cannot succeed', () => {
  const { rerender } = render(<CallState error={refused(403)} onRetry={jest.fn()} />);
  expect(screen.getByText('You do not have permission to see this.')).toBeVisible();

  rerender(
    <CallState error={refused(404)} onRetry={jest.fn()} notFound="Client not found.">
      All clients
    </CallState>,
  );
  expect(screen.getByRole('heading', { name: 'Client not found.' })).toBeVisible();
  expect(document.title).toBe('Client not found · Siteledger');
  expect(screen.getByText('All clients')).toBeVisible();

  rerender(<CallState error={refused(422)} onRetry={jest.fn()} wayOut="Clear filters" />);
  expect(screen.getByRole('alert')).toHaveTextContent('The server says so.Clear filters');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('any other failure is said in the words of the server, and can be tried again', async () => {
  const retry = jest.fn();
  render(<CallState error={refused(409)} onRetry={retry} />);

  expect(screen.getByRole('alert')).toHaveTextContent('The server says so.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
