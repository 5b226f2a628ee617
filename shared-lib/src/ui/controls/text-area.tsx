import { use, type ComponentProps } from 'react';
import { ControlLookContext } from './control-look';
import './input.css';

type Props = Omit<ComponentProps<'textarea'>, 'rows' | 'className'> & {
  /** See `Input`. */
  status?: 'error';
};

/** Input for several lines of text; it grows with them. */
export function TextArea({ status: _, disabled, ...props }: Props) {
  const { isDisabled } = use(ControlLookContext);
  return <textarea {...props} rows={3} className="sl-input sl-text-area" disabled={disabled ?? isDisabled} />;
}
