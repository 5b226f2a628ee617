import type { Expense, ExpenseInput, Reference } from '@siteledger/shared-lib/domain';
import { Form, FormPage, SubmitButton, type InitialValues } from '@siteledger/shared-lib/form';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, notify } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { expensesPath } from '../project-paths';
import { AmountsPanel, PayableSum } from './amounts-panel';
import { EnteredBills } from './entered-bills';
import { ExpenseFields } from './expense-fields';
import { newExpenseSchema } from './expense-schema';
import { OrderPanel } from './order-panel';
import { useProjectExpensesCreateMutation } from './project-suppliers-api';

type Start = InitialValues<typeof newExpenseSchema>;

type Props = {
  project?: Reference;
  contractor?: Reference | undefined;
  initialValues: Start;
};

// Values that the next bill of a pile keeps. The order is proposed again, as this one may be fully billed.
const keptFor = ({ project_uuid, contractor_uuid, invoice_date, date_received }: ExpenseInput): Start => ({
  project_uuid,
  contractor_uuid,
  invoice_date,
  date_received,
});

/** Form to enter one bill, or several in a row. docs/domain/expenses.md#entering-a-pile */
export function NewBillForm({ project, contractor, initialValues }: Props) {
  const [createExpense, { isLoading }] = useProjectExpensesCreateMutation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [start, setStart] = useState(initialValues);
  const [entered, setEntered] = useState<Expense[]>([]);
  const [goesOn, setGoesOn] = useState(false);
  // A ref, because the submit follows the click before the next render.
  const isNext = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  const choose = (goes: boolean) => () => {
    isNext.current = goes;
    setGoesOn(goes);
  };
  const onSubmit = async (input: ExpenseInput) => {
    const bill = await createExpense(input).unwrap();
    notify.success(`Bill ${bill.ref_no} created.`, {
      open: () => navigate(`${expensesPath(bill.project.uuid)}/${bill.uuid}`),
    });
    if (!isNext.current) return navigate(expensesPath(bill.project.uuid), { state: { created: bill.uuid } });
    setEntered((before) => [bill, ...before]);
    return setStart(keptFor(input));
  };
  // Moves focus to the button, so that keys typed while the bill is being saved are buffered for the next one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    next.current?.focus();
    // The field that lost focus passes its text to the form first; no key event comes in between.
    queueMicrotask(() => next.current?.click());
  };

  useEffect(() => {
    if (entered.length > 0) place.current?.querySelector<HTMLElement>('[name=ref_no]')?.focus();
  }, [entered.length]);

  return (
    <div ref={place} onKeyDownCapture={onKeyDown}>
      <Form
        key={entered.length}
        label="New bill"
        schema={newExpenseSchema}
        initialValues={start}
        onSubmit={onSubmit}
        takesFocus={entered.length === 0}
      >
        <FormPage
          results={
            <>
              <AmountsPanel />
              <OrderPanel />
            </>
          }
          sum={<PayableSum />}
          cancelTo={state?.from ?? backFrom(initialValues)}
          moreActions={
            <Button
              ref={next}
              htmlType="submit"
              loading={isLoading && goesOn}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              title="Ctrl+Enter"
              onClick={choose(true)}
            >
              Create and next
            </Button>
          }
          submit={<SubmitButton onClick={choose(false)}>Create bill</SubmitButton>}
          isInert={isLoading && goesOn}
        >
          <ExpenseFields project={project} contractor={contractor ?? entered[0]?.contractor} />
        </FormPage>
      </Form>
      <EnteredBills bills={entered} />
    </div>
  );
}

const backFrom = ({ project_uuid }: Start) =>
  typeof project_uuid === 'string' ? expensesPath(project_uuid) : '/projects/list';
