import { renderPage } from '@siteledger/shared-lib/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { DialogOutline } from './antd/outlines';
import { fetchLateParts, firstScreenIsDrawn, late, MayWaitContext } from './late';

type Props = { name: string };

const Outline = ({ name }: Props) => <p>Here will be {name}</p>;

function Part({ name }: Props) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <button onClick={retry}>Retry</button> : this.props.children;
  }
}

const awaited = () => {
  let arrive = () => {};
  const load = jest.fn(
    () =>
      new Promise<typeof Part>((resolve) => {
        arrive = () => resolve(Part);
      }),
  );
  return { load, arrive: () => act(async () => arrive()) };
};

test('shows the outline until the part has loaded, and the part keeps its state afterwards', async () => {
  const { load, arrive } = awaited();
  const Late = late(load, Outline);
  const view = renderPage(<Late name="a dialog" />);
  expect(screen.getByText('Here will be a dialog')).toBeVisible();

  await arrive();
  await view.user.click(await screen.findByRole('button', { name: 'a dialog 0' }));
  await fetchLateParts();

  expect(screen.getByRole('button', { name: 'a dialog 1' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads deferred parts after the first screen is drawn', async () => {
  const { load, arrive } = awaited();
  const Late = late(load, Outline);
  renderPage(
    <MayWaitContext value={true}>
      <Late name="a filter" />
    </MayWaitContext>,
  );
  expect(screen.getByText('Here will be a filter')).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  firstScreenIsDrawn();
  await waitFor(() => expect(load).toHaveBeenCalled());
  await arrive();

  expect(await screen.findByRole('button', { name: 'a filter 0' })).toBeVisible();
});

test('retries a failed part when its place is drawn again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const load = jest
    .fn<Promise<typeof Part>, []>()
    .mockRejectedValueOnce(new Error('No network.'))
    .mockResolvedValue(Part);
  const Late = late(load);
  const { user } = renderPage(
    <Boundary>
      <Late name="a dialog" />
    </Boundary>,
  );

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'a dialog 0' })).toBeVisible();
});

test('shows a prefetched part at once', async () => {
  const { load, arrive } = awaited();
  const Late = late(load, Outline);
  const fetched = fetchLateParts();
  await arrive();
  await fetched;

  renderPage(<Late name="a dialog" />);

  expect(screen.getByRole('button', { name: 'a dialog 0' })).toBeVisible();
});

test('a dialog says that it is loading, but only one that is open', async () => {
  const dialog = () => new Promise<typeof DialogOutline>(() => undefined);
  const Late = late(dialog, DialogOutline);

  const { rerender } = render(<Late open={false} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<Late open />);

  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
});
