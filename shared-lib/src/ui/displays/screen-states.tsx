import { LAZY_LOAD_DELAY_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { InboxOutlined, LockOutlined, WarningOutlined } from '../icons/icons';
import { Spin } from './spin';

type StateProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; role?: 'alert' | 'status' };

const ScreenState = ({ icon, title, children, role }: StateProps) => (
  <div className="sl-state" role={role}>
    <span className="sl-state-icon" aria-hidden>
      {icon}
    </span>
    <div className="sl-state-title">{title}</div>
    {children}
  </div>
);

/** Empty state: 'No Data.' and a next step. docs/domain/errors.md#empty-and-loading */
export const EmptyState = ({ title = 'No Data.', children }: { title?: string; children?: ReactNode }) => (
  <ScreenState icon={<InboxOutlined />} title={title}>
    {children}
  </ScreenState>
);

/** State for a missing record; sets the page's heading and title: "Project not found." */
export const NotFoundState = ({ title, children }: { title: string; children?: ReactNode }) => {
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} · Siteledger`;
  }, [title]);
  return (
    <ScreenState icon={<InboxOutlined />} title={<h1>{title}</h1>}>
      {children}
    </ScreenState>
  );
};

type ErrorProps = {
  /** The result of `errorMessage`; by default a general sentence. */
  message?: string | readonly string[] | null;
  onRetry?: () => void;
  children?: ReactNode;
};

/** State for a failed request, with a Retry button. */
export const ErrorState = ({ message, onRetry, children }: ErrorProps) => {
  const texts = typeof message === 'string' ? [message] : (message ?? []);
  return (
    <ScreenState icon={<WarningOutlined />} title={texts[0] ?? 'This could not be loaded.'} role="alert">
      {texts.slice(1).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      {children}
    </ScreenState>
  );
};

/** Loading state; it appears only after 400 ms, so that fast responses do not flicker. errors.md#empty-and-loading */
export const LoadingState = ({ title = 'Loading...' }: { title?: string }) => {
  const isLate = useIsLate();
  return (
    <div className="sl-state" role="status">
      {isLate && (
        <>
          <Spin />
          <p className="sl-state-title">{title}</p>
        </>
      )}
    </div>
  );
};

function useIsLate() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LAZY_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** State for a part of a screen that the user's roles may not see. */
export const NoPermission = ({ children }: { children?: ReactNode }) => (
  <ScreenState icon={<LockOutlined />} title="You do not have permission to see this.">
    {children}
  </ScreenState>
);
