import { Link, type To } from '@siteledger/shared-lib/router';
import { use } from 'react';
import { drawnAs, type ButtonProps } from './button';
import { ControlLookContext } from './control-look';

type Look = 'type' | 'size' | 'danger' | 'block' | 'icon' | 'iconPlacement' | 'className' | 'children' | 'tabIndex';

type Props = Pick<ButtonProps, Look> & {
  to: To;
  /** Opens a new tab, for example from a form, which keeps its input. */
  target?: '_blank';
  /** Router state for the target, such as where to return to. */
  state?: unknown;
};

/** A link to another screen that looks like a button, such as "New invoice"; like any link it can open in a new tab. */
export function LinkButton({ to, target, state, ...props }: Props) {
  const { size = use(ControlLookContext).size, ...look } = props;
  const { rest, ...drawn } = drawnAs({ ...look, size });
  return <Link {...(rest as Pick<Props, 'tabIndex'>)} {...drawn} to={to} target={target} state={state} />;
}
