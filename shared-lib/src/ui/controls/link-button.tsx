import { Link, type To } from '@siteledger/shared-lib/router';
import { use } from 'react';
import { drawnAs, type ButtonProps } from './button';
import { ControlLookContext } from './control-look';

type Look = 'type' | 'size' | 'danger' | 'block' | 'icon' | 'iconPlacement' | 'className' | 'children' | 'tabIndex';

type Props = Pick<ButtonProps, Look> & {
  to: To;
  /** A tab of its own, as from a form, which keeps what is typed. */
  target?: '_blank';
  /** What the screen is told besides, such as where to lead back to. */
  state?: unknown;
};

/** A link to another screen that looks like a button, such as "New invoice"; it opens in a new tab as any link does. */
export function LinkButton({ to, target, state, ...props }: Props) {
  const { size = use(ControlLookContext).size, ...look } = props;
  const { rest, ...drawn } = drawnAs({ ...look, size });
  return <Link {...(rest as Pick<Props, 'tabIndex'>)} {...drawn} to={to} target={target} state={state} />;
}
