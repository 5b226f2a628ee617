import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { ControlLookContext } from '@siteledger/shared-lib/ui';
import { use, type ReactNode } from 'react';
import { ReadOnlyContext } from './read-only';
import { usePermissions } from './use-permissions';

/** Treatment of an element without permission. roles-and-permissions.md#hiding-elements */
export type Otherwise = 'hide' | 'disable' | 'readonly' | 'dim';

type Props = {
  /** One of these is enough; an empty list requires nothing. */
  any: readonly PermissionName[];
  otherwise?: Otherwise;
  children: ReactNode;
};

/**
 * Hides (or disables, makes read-only, dims) its children unless the user has one of the permissions.
 * docs/domain/roles-and-permissions.md#hiding-elements
 */
export function Permission({ any, otherwise = 'hide', children }: Props) {
  const { canAny } = usePermissions();
  return canAny(any) ? children : withheld[otherwise](children);
}

const withheld: Record<Otherwise, (children: ReactNode) => ReactNode> = {
  hide: () => null,
  disable: (children) => <Disabled>{children}</Disabled>,
  readonly: (children) => <ReadOnlyContext.Provider value>{children}</ReadOnlyContext.Provider>,
  dim: (children) => (
    <div className="sl-dimmed" inert>
      {children}
    </div>
  ),
};

// Our controls and antd's render as disabled; the fieldset also disables native ones.
function Disabled({ children }: { children: ReactNode }) {
  const look = use(ControlLookContext);
  return (
    <ControlLookContext value={{ ...look, isDisabled: true }}>
      <fieldset className="sl-withheld" disabled>
        {children}
      </fieldset>
    </ControlLookContext>
  );
}
