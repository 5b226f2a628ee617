import { use, useEffect, useRef, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { ControlLookContext } from './control-look';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some of what it stands for is ticked, and some is not. */
  indeterminate?: boolean;
};

/** A box to tick, with what it means beside it. */
export function Checkbox({ indeterminate = false, className, children, disabled, ...props }: Props) {
  const { isDisabled } = use(ControlLookContext);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <label className={classNames('sl-checkbox', className)}>
      <input {...props} ref={box} type="checkbox" disabled={disabled ?? isDisabled} />
      {children && <span>{children}</span>}
    </label>
  );
}
