import {
  formatDay,
  formatMoney,
  isAmount,
  moveInSchema,
  subtractMoney,
  toMoney,
  type ImportTotal,
  type MoveIn,
  type MoveInInput,
} from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  DateField,
  Form,
  FormActions,
  FormSection,
  MoneyField,
  SubmitButton,
  useFormValues,
} from '@siteledger/shared-lib/form';
import { Alert, notify } from '@siteledger/shared-lib/ui';
import { useMoveInUpdateMutation } from '../imports-api';

/** Totals of the former books on the day of the cut-over, beside ours to the sen. docs/domain/imports.md#moving-in */
export function FormerTotals({ move }: { move: MoveIn }) {
  const [update, { error }] = useMoveInUpdateMutation();
  const { as_of, totals, version } = move;
  const typed = Object.fromEntries(totals.map((total) => [total.field, total.typed]));

  const onSubmit = async ({ version: read, ...body }: MoveInInput) => {
    await update({ version: read ?? undefined, body }).unwrap();
    notify.success('Totals saved.');
  };

  return (
    <section className="import-part" aria-label="Totals">
      <h2>Totals of the former books</h2>
      <Form
        label="Totals of the former books"
        schema={moveInSchema}
        initialValues={{ ...(typed as Omit<MoveInInput, 'as_of'>), as_of, version }}
        onSubmit={onSubmit}
      >
        <FormSection>
          <DateField name="as_of" />
          {totals.map((total) => (
            <Total key={total.field} {...total} />
          ))}
        </FormSection>
        <ChangedMeanwhile error={error} />
        <FormActions>
          <SubmitButton>Save totals</SubmitButton>
        </FormActions>
      </Form>
      <div className="move-in-verdict">
        <Verdict {...move} />
      </div>
    </section>
  );
}

const differenceOf = (computed: string, typed: unknown) =>
  isAmount(typed) ? subtractMoney(toMoney(typed), computed) : undefined;

function Total({ field, computed }: ImportTotal) {
  const difference = differenceOf(computed, useFormValues()[field]);
  const apart = difference === undefined ? '' : ` Difference: ${formatMoney(difference)}.`;
  return <MoneyField name={field} hint={`In Siteledger: ${formatMoney(computed)}.${apart}`} />;
}

function Verdict({ as_of, totals }: MoveIn) {
  const open = totals.filter(({ typed }) => typed === null);
  const apart = totals.filter(({ computed, typed }) => (differenceOf(computed, typed) ?? '0.00') !== '0.00');
  if (apart.length === 0 && open.length === 0) return <p role="status">The books agree on {formatDay(as_of)}.</p>;
  const names = (found: readonly ImportTotal[]) => found.map(({ label }) => label).join(', ');
  return (
    <Alert
      type={apart.length > 0 ? 'warning' : 'info'}
      title={apart.length > 0 ? `The books differ: ${names(apart)}.` : `Not stated yet: ${names(open)}.`}
    />
  );
}
