import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { CloseOutlined } from '../icons/icons';
import './tag.css';

type Props = {
  children: ReactNode;
  tone?: 'success';
  className?: string;
  style?: CSSProperties;
  /** What the button is called that takes it away; without it there is none. */
  closeLabel?: string;
  onClose?: () => void;
};

/** A short word about what it is beside, or a choice that can be taken away. */
export const Tag = ({ children, tone, className, style, closeLabel, onClose }: Props) => (
  <span className={classNames('sl-word', className)} data-tone={tone} style={style}>
    {children}
    {closeLabel && (
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </button>
    )}
  </span>
);
