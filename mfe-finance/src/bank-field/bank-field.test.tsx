import { receiptSchema } from '@siteledger/shared-lib/domain';
import { Form, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import {
  answers,
  buildBankAccount,
  holding,
  listOf,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BankField } from './bank-field';

const operating = buildBankAccount();
const project = buildBankAccount({ name: 'Project account', bank: 'CIMB', account_no: '8001234567' });
const closed = buildBankAccount({ name: 'Closed account', bank: 'RHB', active: 'no' });

const receipt = { invoice_uuid: operating.uuid, payment_date: '2026-07-01', payment_amt: '1.00' };
const schema = receiptSchema('100.00');

function openForm(onSubmit: (values: object) => Promise<unknown> = () => Promise.resolve()) {
  const page = renderPage(
    <Form label="Receipt" schema={schema} initialValues={receipt} onSubmit={onSubmit}>
      <BankField />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>,
  );
  return { ...page, bank: () => screen.findByRole('combobox', { name: 'Bank' }) };
}

beforeEach(() => {
  signedIn();
  answers('GET /bank_accounts', listOf([closed, operating, project]));
});

test('offers the active accounts before the usual banks, and sets bank and account with the keyboard', async () => {
  const sent: object[] = [];
  const { user, bank } = openForm(async (values) => sent.push(values));

  await user.click(await bank());
  expect(await screen.findByTitle('Operating account · Maybank · …7721')).toBeVisible();
  expect(screen.queryByTitle(/Closed account/)).not.toBeInTheDocument();
  await user.keyboard('4567');
  await waitFor(() => expect(screen.queryByTitle(/Operating account/)).not.toBeInTheDocument());
  // The list reads key codes, which user-event does not send.
  fireEvent.keyDown(await bank(), { key: 'ArrowDown', keyCode: 40 });
  fireEvent.keyDown(await bank(), { key: 'Enter', keyCode: 13 });

  expect(await bank()).toHaveValue('CIMB');
  expect(await bank()).toHaveAccessibleDescription('Project account · …4567');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ bank: 'CIMB', bank_account_uuid: project.uuid }]));
});

test('takes any other bank, without an account', async () => {
  const sent: object[] = [];
  const { user, bank } = openForm(async (values) => sent.push(values));
  await user.click(await bank());
  await user.click(await screen.findByTitle('Operating account · Maybank · …7721'));

  await user.type(await bank(), ' Islamic');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent).toMatchObject([{ bank: 'Maybank Islamic', bank_account_uuid: null }]));
  expect(await bank()).not.toHaveAccessibleDescription();
});

test('does not read the accounts for who may not, and still takes a bank', async () => {
  signedIn(holding('payment.manage'));
  const calls = answers('GET /bank_accounts', refusal(403));
  const { user, bank } = openForm();

  await user.click(await bank());
  await user.keyboard('Maybank');

  expect(await bank()).toHaveValue('Maybank');
  expect(calls).toHaveLength(0);
});
