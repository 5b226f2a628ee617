import { renderPage } from '@siteledger/shared-lib/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
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

describe('a toast that offers to undo', () => {
  const Page = () => (
    <>
      <button type="button">Before</button>
      <input aria-label="Ref No" />
    </>
  );

  function offered() {
    const undo = jest.fn();
    const page = renderPage(<Page />);
    act(() => notify.success('Purchase order PO-7 deleted.', { undo }));
    return { ...page, undo };
  }

  const offer = () => within(screen.getByRole('status')).queryByRole('button', { name: 'Undo' });

  test('does so for ten seconds, with the button read out', () => {
    jest.useFakeTimers();
    offered();

    expect(screen.getByRole('status')).toHaveTextContent('Purchase order PO-7 deleted.Undo');
    expect(offer()).toHaveAccessibleDescription('Purchase order PO-7 deleted.');
    pass(9999);
    expect(offer()).toBeVisible();
    pass(1);
    expect(offer()).not.toBeInTheDocument();
  });

  test('stays while its button has the focus', () => {
    jest.useFakeTimers();
    offered();

    act(() => offer()!.focus());
    fireEvent.pointerEnter(offer()!);
    fireEvent.pointerLeave(offer()!);
    pass(60_000);
    expect(offer()).toBeVisible();

    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    pass(10_000);
    expect(offer()).not.toBeInTheDocument();
  });

  test('is undone once, by keyboard, and the focus goes back to where it was', async () => {
    const { user, undo } = offered();
    screen.getByRole('textbox', { name: 'Ref No' }).focus();

    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(undo).toHaveBeenCalledTimes(1);
    expect(offer()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Ref No' })).toHaveFocus();
  });

  test('is closed by Esc without being undone', async () => {
    const { user, undo } = offered();
    screen.getByRole('textbox', { name: 'Ref No' }).focus();

    await user.tab();
    await user.keyboard('{Escape}');

    expect(offer()).not.toBeInTheDocument();
    expect(undo).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Ref No' })).toHaveFocus();
  });

  test('hears Ctrl+Z from anywhere but where something is typed', async () => {
    const { user, undo } = offered();

    await user.click(screen.getByRole('textbox', { name: 'Ref No' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Control>}z{/Control}');

    expect(undo).toHaveBeenCalledTimes(1);
    expect(offer()).not.toBeInTheDocument();
  });
});
