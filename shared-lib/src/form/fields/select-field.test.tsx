import { identifier, identifiers, record } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Form, SelectField } from '../index';

const schema = record({ managers: identifiers('Managers') });

const people = [
  { value: 7, label: 'Lim Wei Jie' },
  { value: 8, label: 'Siti Omar' },
];

test('Tab leaves a list of choices as it is', async () => {
  const { user } = renderPage(
    <Form schema={schema} initialValues={{ managers: [] }} onSubmit={async () => undefined}>
      <SelectField name="managers" isMultiple options={people} />
    </Form>,
  );

  await user.click(screen.getByRole('combobox', { name: 'Managers' }));
  await user.click(await screen.findByTitle('Lim Wei Jie'));
  // antd recognises keys by their keyCode.
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Managers' }), { key: 'Tab', keyCode: 9 });

  expect(screen.getByText('Lim Wei Jie', { selector: '.ant-select-selection-item-content' })).toBeVisible();
});

test('a choice of a tree stands as deep as it is', async () => {
  const accounts = [
    { value: 1, label: '5000 Costs' },
    { value: 2, label: '5100 Concrete', level: 1 },
  ];
  const { user } = renderPage(
    <Form schema={record({ group: identifier('Group') })} initialValues={{}} onSubmit={async () => undefined}>
      <SelectField name="group" options={accounts} />
    </Form>,
  );

  await user.click(screen.getByRole('combobox', { name: 'Group' }));

  expect(await screen.findByText('5100 Concrete', { selector: 'span' })).toHaveStyle({ paddingInlineStart: '16px' });
});

test.each([
  ['has nothing', [], '{End}', 'No Data.'],
  ['does not have what is typed', people, 'Ravi', 'No matches'],
])('an open list that %s says so in the words of the tables', async (_, options, typed, said) => {
  const { user } = renderPage(
    <Form schema={schema} initialValues={{ managers: [] }} onSubmit={async () => undefined}>
      <SelectField name="managers" isMultiple options={options} />
    </Form>,
  );

  await user.click(screen.getByRole('combobox', { name: 'Managers' }));
  await user.keyboard(typed);

  expect(await screen.findByText(said)).toBeVisible();
});
