import type { ReactNode } from 'react';
import { LoadingOutlined } from '../icons/icons';
import './spin.css';

/** Spinner. */
export const Spin = ({ size = 'middle' }: { size?: 'middle' | 'small' }) => (
  <span className="sl-spin" data-size={size} aria-busy>
    <LoadingOutlined aria-hidden />
  </span>
);

type AroundProps = { isLoading: boolean; text: string; children: ReactNode };

/** Content that is faded and not clickable while it reloads, with a text over it. */
export const SpinAround = ({ isLoading, text, children }: AroundProps) => (
  <div className="sl-spin-around" aria-busy={isLoading}>
    {isLoading && (
      <div className="sl-spin-over" aria-live="polite">
        <Spin />
        {text}
      </div>
    )}
    <div className="sl-spin-under">{children}</div>
  </div>
);
