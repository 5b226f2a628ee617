import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { LoadingOutlined } from '../icons/icons';
import { classNames } from './class-names';
import { ControlLookContext, type ControlSize } from './control-look';
import './button.css';

type Look = {
  type?: 'default' | 'primary' | 'text' | 'link';
  size?: ControlSize;
  danger?: boolean;
  block?: boolean;
  icon?: ReactNode;
  iconPlacement?: 'start' | 'end';
};

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'type'> &
  Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
    /** Shows a spinner and ignores clicks. */
    loading?: boolean;
    htmlType?: 'button' | 'submit';
  };

/** A button, or with `href` a link that looks like one. */
export function Button({ htmlType = 'button', loading = false, onClick, ...props }: ButtonProps) {
  const look = use(ControlLookContext);
  const { disabled = look.isDisabled, size = look.size } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A loading button is not disabled, so that it keeps the focus; its click is ignored instead.
    if (loading || disabled) event.preventDefault();
    else onClick?.(event);
  };
  const { rest, ...drawn } = drawnAs({ ...props, size }, loading);
  if (props.href === undefined)
    return <button {...rest} {...drawn} type={htmlType} disabled={disabled} onClick={click} />;
  const { href, disabled: _, ...link } = rest;
  return (
    <a
      {...(link as unknown as ComponentProps<'a'>)}
      {...drawn}
      href={disabled ? undefined : href}
      aria-disabled={disabled || undefined}
      onClick={click as unknown as ComponentProps<'a'>['onClick']}
    />
  );
}

/** The attributes that style a button, and the properties to pass on. */
export function drawnAs(
  { type, size, danger, block, icon, iconPlacement, className, children, ...rest }: ButtonProps,
  loading = false,
) {
  const sign = loading ? <LoadingOutlined /> : icon;
  const parts = [
    sign && (
      <span key="icon" className="sl-button-icon">
        {sign}
      </span>
    ),
    children && <span key="text">{children}</span>,
  ];
  return {
    rest,
    className: classNames('sl-button', className),
    'data-type': type ?? 'default',
    'data-size': size,
    'data-danger': danger || undefined,
    'data-block': block || undefined,
    'data-loading': loading || undefined,
    'data-only-icon': !children || undefined,
    children: iconPlacement === 'end' ? parts.reverse() : parts,
  };
}
