import { record, text } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { Form, FormPage, FormSection, FormSum, SubmitButton, TextField } from './index';

const schema = record({ name: text('Name').required() });

const Thing = ({ isReadOnly }: { isReadOnly?: boolean }) => (
  <Form schema={schema} label="Thing" initialValues={{}} isReadOnly={isReadOnly} onSubmit={() => Promise.resolve()}>
    <FormPage
      results={<p>Nothing follows yet.</p>}
      sum={<FormSum label="Total" value="12.00" />}
      cancelTo="/things"
      submit={<SubmitButton>Create thing</SubmitButton>}
    >
      <FormSection title="Thing">
        <TextField name="name" />
      </FormSection>
    </FormPage>
  </Form>
);

test('the page of a form is left by Cancel, beside the button that saves', async () => {
  const { router, user } = renderPage(<Thing />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Cancel', 'Create thing']);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(router.state.location.pathname).toBe('/things');
});

test('Cancel asks before it drops what was typed', async () => {
  const { router, user } = renderPage(<Thing />);
  const before = router.state.location.pathname;
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Block A');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  expect(router.state.location.pathname).toBe(before);
});

test('a form that is only read has its results, and neither a sum nor buttons', () => {
  renderPage(<Thing isReadOnly />);

  const amounts = screen.getByRole('complementary', { name: 'Amounts' });
  expect(within(amounts).getByText('Nothing follows yet.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('RM 12.00')).not.toBeInTheDocument();
});
