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

test('what was typed is kept when the page is taken away, and is back when it returns', async () => {
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

test('what is typed on after it was kept is asked about again, and the older draft is forgotten', async () => {
  const { user } = renderPage(<Thing start={valid} />);
  await user.type(box('Telephone'), '03-2161');
  act(() => keepDrafts());
  expect(drafts()).toHaveLength(1);

  await user.type(box('Telephone'), ' 8888');

  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(drafts()).toEqual([]);
});

test('what was kept while its save was under way is not offered again once it is saved', async () => {
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

test('what was kept while its save was under way is offered again when the save is refused', async () => {
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
