import { record, tel, text } from '@siteledger/shared-lib/domain';
import { keepDrafts } from '@siteledger/shared-lib/session';
import { renderPage } from '@siteledger/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import { Form, SubmitButton, TelField, TextField } from './index';

const schema = record({ name: text('Name').required(), phone: tel('Telephone') });

type Props = { start: Record<string, unknown>; onSubmit?: () => Promise<void> };

const Thing = ({ start, onSubmit = () => Promise.resolve() }: Props) => (
  <Form schema={schema} label="Thing" initialValues={start} onSubmit={onSubmit}>
    <TextField name="name" />
    <TelField name="phone" />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

const valid = { name: 'Block A' };

const box = (name: string) => screen.getByRole('textbox', { name });

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('siteledger.draft:'));

test('keeps input when the page is removed, and restores it when it returns', async () => {
  const first = renderPage(<Thing start={valid} />);
  await first.user.type(box('Telephone'), '03-2161 8888');
  act(() => keepDrafts());
  first.unmount();

  renderPage(<Thing start={{ ...valid, name: 'Block B' }} />);

  expect(await screen.findByDisplayValue('03-2161 8888')).toBeVisible();
  expect(box('Name')).toHaveValue('Block B');
});

test('the browser asks about closing the tab, unless what was typed is kept', async () => {
  const { user } = renderPage(<Thing start={valid} />);
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(box('Telephone'), '03-2161 8888');
  expect(isAskedAbout()).toBe(true);

  act(() => keepDrafts());

  expect(isAskedAbout()).toBe(false);
});

test('asks again about input typed after a draft was kept, and forgets the older draft', async () => {
  const { user } = renderPage(<Thing start={valid} />);
  await user.type(box('Telephone'), '03-2161');
  act(() => keepDrafts());
  expect(drafts()).toHaveLength(1);

  await user.type(box('Telephone'), ' 8888');

  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(drafts()).toEqual([]);
});

test('does not offer a draft again once its save has succeeded', async () => {
  let finish: () => void = () => undefined;
  const save = () => new Promise<void>((resolve) => (finish = resolve));
  const first = renderPage(<Thing start={valid} onSubmit={save} />);
  await first.user.type(box('Telephone'), '03-2161 8888');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  act(() => keepDrafts());
  first.unmount();
  await act(() => Promise.resolve(finish()));

  renderPage(<Thing start={valid} />);

  expect(box('Telephone')).toHaveValue('');
});

test('offers a draft again when its save was refused', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const save = () => new Promise<void>((_, reject) => (refuse = reject));
  const first = renderPage(<Thing start={valid} onSubmit={save} />);
  await first.user.type(box('Telephone'), '03-2161 8888');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  act(() => keepDrafts());
  first.unmount();
  await act(() => Promise.resolve(refuse(new Error('Refused'))));

  renderPage(<Thing start={valid} />);

  expect(box('Telephone')).toHaveValue('03-2161 8888');
});

test('a draft is put back once', async () => {
  const first = renderPage(<Thing start={valid} />);
  await first.user.type(box('Telephone'), '03-2161 8888');
  act(() => keepDrafts());
  first.unmount();
  renderPage(<Thing start={valid} />).unmount();

  renderPage(<Thing start={valid} />);

  expect(box('Telephone')).toHaveValue('');
});
