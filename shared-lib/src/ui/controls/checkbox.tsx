import { use, useEffect, useRef, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { ControlLookContext } from './control-look';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Shown when only some of the covered items are ticked. */
  indeterminate?: boolean;
};

/** Checkbox with a label. */
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
