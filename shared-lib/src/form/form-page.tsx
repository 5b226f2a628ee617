import type { Money as Amount } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useFormContext } from './form-context';
import { FormActions } from './form-layout';
import './form-page.css';

type Props = {
  children: ReactNode;
  /** Content across the whole width, such as a grid of lines. */
  below?: ReactNode;
  /** Results computed from the fields, to their right, or below them on a narrow screen. */
  results: ReactNode;
  /** Total, visible next to the buttons. */
  sum?: ReactNode;
  /** The last save's refusal. */
  error?: unknown;
  /** Target of Cancel. */
  cancelTo: string;
  submit: ReactNode;
  moreActions?: ReactNode;
  /** Disables keys and clicks in the fields. */
  isInert?: boolean;
};

/** Layout of a form with its own page. Its buttons stay visible however long it is. */
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

/** Total of a form for its bar of buttons. RM. */
export const FormSum = ({ label, value }: { label: string; value: Amount }) => (
  <span>
    {label}{' '}
    <strong>
      <Money value={value} />
    </strong>
  </span>
);
