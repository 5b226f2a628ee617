import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { ControlLookContext } from '@siteledger/shared-lib/ui';
import { use, type ReactNode } from 'react';
import { ReadOnlyContext } from './read-only';
import { usePermissions } from './use-permissions';

/** What becomes of an element that the user has no permission for. roles-and-permissions.md#hiding-elements */
export type Otherwise = 'hide' | 'disable' | 'readonly' | 'dim';

type Props = {
  /** One of these is enough; an empty list asks for nothing. */
  any: readonly PermissionName[];
  otherwise?: Otherwise;
  children: ReactNode;
};

/**
 * Hides (or disables, makes read-only, dims) what is inside unless the user holds one of the permissions.
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

// Our controls and antd's draw themselves as disabled; the fieldset stops those of the browser too.
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
