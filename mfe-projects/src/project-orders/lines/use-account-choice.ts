import { useAccountCodeOptionsQuery } from '@siteledger/shared-lib/api';
import type { PurchaseOrderLine } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useMemo } from 'react';

// Prefix of a text that is not an account yet; without it a code of digits would be read as a record's number.
const UNKNOWN = '?';

const sameText = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

/**
 * Accounts as texts of a cell: "5100 Concrete". Users without access to the list see the names in the order and cannot
 * choose. docs/domain/roles-and-permissions.md#own-projects
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
      textOf: (value: string | null) =>
        value?.startsWith(UNKNOWN) ? value.slice(UNKNOWN.length) : (names.get(value ?? '') ?? ''),
      /** Value of a cell text; a bare code becomes an account once typing ends. */
      valueOf: (text: string, isTyping: boolean) => {
        if (!text.trim()) return null;
        const found = options.find(({ code, label }) => sameText(label, text) || (!isTyping && sameText(code, text)));
        return found?.uuid ?? UNKNOWN + text;
      },
    };
  }, [accounts, canChoose, lines]);
}

export type AccountChoice = ReturnType<typeof useAccountChoice>;
