import { useAccountCodeOptionsQuery } from '@siteledger/shared-lib/api';
import type { PurchaseOrderLine } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useMemo } from 'react';

// Stands before a text that names no account yet: a code of digits alone would pass for a record's number.
const UNKNOWN = '?';

const sameText = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

/**
 * Account codes as they stand in a cell: "5100 Concrete". Who may not see the list reads the names that an order has and
 * cannot choose. docs/domain/roles-and-permissions.md#own-projects
 */
export function useAccountChoice(lines: readonly PurchaseOrderLine[] = []) {
  const { can } = usePermissions();
  const canChoose = can('finance_account_code.view');
  const { data: accounts } = useAccountCodeOptionsQuery(undefined, { skip: !canChoose });

  return useMemo(() => {
    const options = (accounts ?? []).map(({ uuid, code, name }) => ({ uuid, code, label: `${code} ${name}` }));
    const names = new Map([
      ...lines.flatMap(({ account_code }) => (account_code ? [[account_code.uuid, account_code.name] as const] : [])),
      ...options.map(({ uuid, label }) => [uuid, label] as const),
    ]);
    return {
      canChoose,
      options,
      /** What is in the cell for a value. */
      textOf: (value: string | null) =>
        value?.startsWith(UNKNOWN) ? value.slice(UNKNOWN.length) : (names.get(value ?? '') ?? ''),
      /** The value of what is in a cell; a bare code is an account as soon as typing is over. */
      valueOf: (text: string, isTyping: boolean) => {
        if (!text.trim()) return null;
        const found = options.find(({ code, label }) => sameText(label, text) || (!isTyping && sameText(code, text)));
        return found?.uuid ?? UNKNOWN + text;
      },
    };
  }, [accounts, canChoose, lines]);
}

export type AccountChoice = ReturnType<typeof useAccountChoice>;
