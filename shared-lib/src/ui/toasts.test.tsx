import { renderPage } from '@siteledger/shared-lib/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { notify } from './notify';

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('shows a toast for three seconds and reads it out', () => {
  jest.useFakeTimers();
  renderPage(<p />);

  act(() => notify.success('Project created successfully.'));

  expect(screen.getByRole('status')).toHaveTextContent('Project created successfully.');
  pass(2999);
  expect(screen.getByText('Project created successfully.')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Project created successfully.')).not.toBeInTheDocument();
});

test('shows several messages as a list', () => {
  renderPage(<p />);

  act(() => notify.error(['Name is required.', 'Client is required.']));

  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('list'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name is required.',
    'Client is required.',
  ]);
});

test('keeps a toast while somebody points at it', () => {
  jest.useFakeTimers();
  renderPage(<p />);
  act(() => notify.info('Saved.'));

  fireEvent.pointerEnter(screen.getByText('Saved.'));
  pass(60_000);
  expect(screen.getByText('Saved.')).toBeVisible();

  fireEvent.pointerLeave(screen.getByText('Saved.'));
  pass(3000);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('says the same only once', () => {
  renderPage(<p />);

  act(() => {
    notify.error('Something went wrong.');
    notify.error('Something went wrong.');
  });

  expect(screen.getAllByText('Something went wrong.')).toHaveLength(1);
});
