import { use, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { CloseOutlined } from '../icons/icons';
import { classNames } from './class-names';
import { ControlLookContext } from './control-look';
import './input.css';

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Label of the button that clears the input; without it there is no button. */
  clearLabel?: string;
  onClear?: () => void;
  /** For selects and date pickers; this control uses `aria-invalid`. */
  status?: 'error';
};

/** Input for one line of text. */
export function Input({ prefix, suffix, clearLabel, className, style, status: _, ...props }: Props) {
  const { onClear, ...input } = props;
  const look = use(ControlLookContext);
  const disabled = input.disabled ?? look.isDisabled;
  if (!prefix && !suffix && !clearLabel)
    return (
      <input
        {...input}
        className={classNames('sl-input', className)}
        data-size={look.size}
        style={style}
        disabled={disabled}
      />
    );
  return (
    <Frame className={className} style={style} data-size={look.size} data-disabled={disabled || undefined}>
      {prefix && <span className="sl-input-prefix">{prefix}</span>}
      <input {...input} disabled={disabled} />
      {clearLabel && input.value && (
        <button type="button" className="sl-input-clear" aria-label={clearLabel} tabIndex={-1} onClick={onClear}>
          <CloseOutlined aria-hidden />
        </button>
      )}
      {suffix && <span className="sl-input-suffix">{suffix}</span>}
    </Frame>
  );
}

// Focuses the input on a click beside the text or on the clear button.
function Frame({ className, ...props }: ComponentProps<'span'>) {
  const frame = useRef<HTMLSpanElement>(null);
  const focus = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[popover], .sl-button')) return;
    frame.current?.querySelector('input')?.focus();
  };
  return <span {...props} ref={frame} className={classNames('sl-input', className)} onClick={focus} />;
}
