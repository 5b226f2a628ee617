import type { Money as Amount } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useFormContext } from './form-context';
import { FormActions } from './form-layout';
import './form-page.css';

type Props = {
  /** The fields, in sections. */
  children: ReactNode;
  /** What needs the whole width, such as a grid of lines. */
  below?: ReactNode;
  /** What follows from the fields: at their right, and at the end where the width has no room for it. */
  results: ReactNode;
  /** What it comes to in the end, in view beside the buttons. */
  sum?: ReactNode;
  /** Why the last save was refused. */
  error?: unknown;
  /** Where Cancel leads. */
  cancelTo: string;
  /** The button that saves. */
  submit: ReactNode;
  /** Buttons that not every form has. */
  moreActions?: ReactNode;
  /** Takes no keys and clicks meanwhile. */
  isInert?: boolean;
};

/** The layout of a form that is a page of its own. Its buttons stay in view however long it is. */
export function FormPage(props: Props) {
  const { children, below, results, sum, error, cancelTo, submit, moreActions, isInert } = props;
  const { isReadOnly } = useFormContext();
  const navigate = useNavigate();
  return (
    <div className="sl-form-page">
      <div className="sl-form-page-fields" inert={isInert}>
        {children}
      </div>
      {below && <div className="sl-form-page-below">{below}</div>}
      <aside className="sl-form-page-results" aria-label="Amounts">
        <div>{results}</div>
      </aside>
      {!isReadOnly && (
        <div className="sl-form-page-end">
          <ChangedMeanwhile error={error} />
          <div className="sl-form-page-sum">{sum}</div>
          {moreActions}
          <FormActions>
            <Button onClick={() => void navigate(cancelTo)}>Cancel</Button>
            {submit}
          </FormActions>
        </div>
      )}
    </div>
  );
}

/** What a form comes to, for the bar of its buttons. RM. */
export const FormSum = ({ label, value }: { label: string; value: Amount }) => (
  <span>
    {label}{' '}
    <strong>
      <Money value={value} />
    </strong>
  </span>
);
