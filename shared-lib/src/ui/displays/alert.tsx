import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '../icons/icons';
import './alert.css';

type Props = {
  type: 'info' | 'warning' | 'error';
  title: ReactNode;
  description?: ReactNode;
  /** Button or link to resolve the problem. */
  action?: ReactNode;
  className?: string;
};

const ICONS = { info: InfoCircleFilled, warning: ExclamationCircleFilled, error: CloseCircleFilled };

/** Important notice; screen readers announce it at once. */
export function Alert({ type, title, description, action, className }: Props) {
  const Icon = ICONS[type];
  return (
    <div role="alert" className={classNames('sl-alert', className)} data-tone={type}>
      <Icon aria-hidden />
      <div className="sl-alert-text">
        <div className="sl-alert-title">{title}</div>
        {description && <div>{description}</div>}
      </div>
      {action}
    </div>
  );
}
