import { Alert, Button, Modal, Progress } from '@siteledger/shared-lib/ui';
import type { ShownExport } from './use-export';
import { formatCount } from '../toolbar/format-count';

type Props = {
  shown: ShownExport | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onStartAgain: () => void;
  onSaveAnyway: () => void;
  onClosed: () => void;
};

/** Dialog with the progress of an export, and options when it stops. */
export function ExportDialog({ shown, onClosed, ...on }: Props) {
  return (
    <Modal
      title={shown?.title}
      open={shown?.isOpen ?? false}
      onCancel={on.onCancel}
      afterClose={onClosed}
      footer={shown && <FooterButtons {...shown} {...on} />}
      width={460}
      // A click outside must not discard minutes of work.
      mask={{ closable: false }}
      destroyOnHidden
    >
      {shown && <HowFar {...shown} />}
    </Modal>
  );
}

function HowFar({ rows, total, problem, changeWarning }: ShownExport) {
  const percent = total > 0 ? Math.min(100, Math.floor((rows / total) * 100)) : 0;
  return (
    <>
      <Progress
        percent={percent}
        status={problem ? 'exception' : 'normal'}
        strokeColor={problem ? undefined : 'var(--sl-primary)'}
        aria-label="Rows exported"
      />
      <p className="sl-export-count" role="status">
        {total > 0 ? `${formatCount(rows)} of ${formatCount(total)} rows` : 'Loading...'}
      </p>
      {problem && <Stopped type="error" text={problem.message} details={problem.details} />}
      {changeWarning && <Stopped type="warning" text={changeWarning} />}
    </>
  );
}

type FooterProps = Pick<ShownExport, 'problem' | 'changeWarning'> & Omit<Props, 'shown' | 'onClosed'>;

const FooterButtons = ({ problem, changeWarning, onCancel, onRetry, onStartAgain, onSaveAnyway }: FooterProps) => (
  <>
    <Button onClick={onCancel}>Cancel</Button>
    {changeWarning && <Button onClick={onSaveAnyway}>Save anyway</Button>}
    {changeWarning && <PrimaryButton onClick={onStartAgain} text="Start again" />}
    {problem?.canRetry && <PrimaryButton onClick={onRetry} text="Retry" />}
  </>
);

// Focused, so that keyboard users can continue with Enter.
const PrimaryButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button type="primary" autoFocus onClick={onClick}>
    {text}
  </Button>
);

type StoppedProps = { type: 'error' | 'warning'; text: string; details?: readonly string[] };

const Stopped = ({ type, text, details = [] }: StoppedProps) => (
  <Alert
    type={type}
    title={[text, ...details].map((line) => (
      <div key={line}>{line}</div>
    ))}
  />
);
