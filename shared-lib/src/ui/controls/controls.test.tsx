import { renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { useState, type SubmitEvent } from 'react';
import { PlusOutlined } from '../icons/icons';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Choice } from './choice';
import { ControlLookContext } from './control-look';
import { Input } from './input';
import { TextArea } from './text-area';

test('a button at work keeps the focus, says so, and does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const form = (isSaving: boolean) => (
    <form onSubmit={onSubmit}>
      <Button htmlType="submit" loading={isSaving} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const Page = () => {
    const [isSaving, setSaving] = useState(false);
    return (
      <>
        {form(isSaving)}
        <button onClick={() => setSaving(true)}>Begin</button>
      </>
    );
  };
  const { user } = renderPage(<Page />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: 'Begin' }));

  await user.click(screen.getByRole('button', { name: 'loading Save' }));

  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(save).toHaveFocus();
});

test('a button with an address is a link, and leads nowhere where it is disabled', () => {
  renderPage(
    <>
      <Button href="/paper" target="_blank">
        Print
      </Button>
      <Button href="/paper" disabled>
        No print
      </Button>
    </>,
  );

  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute('href', '/paper');
  expect(screen.queryByRole('link', { name: 'No print' })).not.toBeInTheDocument();
});

test('a form is sent by the button that says so alone', async () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <Button icon={<PlusOutlined aria-hidden />} aria-label="Add" />
      <Button htmlType="submit">Save</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('controls take disabled from the context around them, unless they set it themselves', () => {
  renderPage(
    <ControlLookContext value={{ isDisabled: true, size: 'small' }}>
      <Button>Save</Button>
      <Button disabled={false}>Leave</Button>
      <Checkbox>All</Checkbox>
      <Input aria-label="Name" />
      <TextArea aria-label="Remarks" />
      <Choice aria-label="Days" options={[{ value: 30, label: '30 days' }]} value={30} onChange={() => undefined} />
    </ControlLookContext>,
  );

  for (const role of ['checkbox', 'radio'] as const) expect(screen.getByRole(role)).toBeDisabled();
  for (const name of ['Name', 'Remarks']) expect(screen.getByRole('textbox', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeEnabled();
});

test('a box is half ticked where some of what it stands for is', () => {
  renderPage(
    <Checkbox indeterminate checked={false} onChange={() => undefined}>
      All
    </Checkbox>,
  );

  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});

test('a choice gives the value that was chosen, and none that is not possible', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 30, label: '30 days' },
    { value: 60, label: '60 days' },
    { value: 90, label: '90 days', disabled: true },
  ];
  const { user } = renderPage(<Choice aria-label="Days ahead" options={options} value={30} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Days ahead' })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await user.click(screen.getByRole('radio', { name: '60 days' }));

  expect(onChange.mock.calls).toEqual([[60]]);
});

test('a click beside the text of a box begins to type, and so does the one that empties it', async () => {
  const Page = () => {
    const [text, setText] = useState('Miri');
    return (
      <>
        <Input
          aria-label="Search"
          prefix="RM"
          suffix={<Button>Pick</Button>}
          clearLabel="Clear search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
        />
        <p>beside</p>
      </>
    );
  };
  const { user } = renderPage(<Page />);
  const box = screen.getByRole('textbox', { name: 'Search' });
  await user.click(screen.getByText('RM'));
  expect(box).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Pick' }));
  expect(box).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});
