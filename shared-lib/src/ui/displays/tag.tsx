import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { CloseOutlined } from '../icons/icons';
import './tag.css';

type Props = {
  children: ReactNode;
  tone?: 'success';
  className?: string;
  style?: CSSProperties;
  /** Label of the button that removes the tag; without it there is no button. */
  closeLabel?: string;
  onClose?: () => void;
};

/** A short note about its neighbour, or a removable choice. */
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
