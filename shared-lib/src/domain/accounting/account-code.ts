import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { documentNumber, identifier, onUse, record, text } from '../fields';
import type { Recorded, Reference } from '../reference';

/** Longest code of an account. */
export const ACCOUNT_CODE_MAX = 50;

/** Levels that the tree of account codes may have. */
export const ACCOUNT_CODE_LEVELS_MAX = 10;

/**
 * Schema to create or update an account code; without a group it is at the top level.
 * docs/domain/accounting-export.md#account-codes
 */
export const accountCodeSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    code: documentNumber('Code').required().max(ACCOUNT_CODE_MAX),
    parent_id: identifier('Group'),
  }),
);

export type AccountCodeInput = InferType<typeof accountCodeSchema>;

/** An account code as replies show it; `parent` is its group. docs/domain/accounting-export.md#account-codes */
export type AccountCode = Recorded & {
  name: string;
  code: string;
  parent_id: number | null;
  parent: (Reference & { code: string }) | null;
  has_children: boolean;
};

/**
 * Use of an account code: number of codes directly below it, and of live expenses and order lines booked on it.
 * docs/domain/states-and-deletions.md#deletions
 */
export type AccountCodeUse = { children: number; expenses: number; order_lines: number };

/** One account code with its use; a used code cannot be deleted. docs/domain/states-and-deletions.md#deletions */
export type AccountCodeDetails = AccountCode & { use: AccountCodeUse };

/** An account code with the codes below it. docs/domain/accounting-export.md#account-codes */
export type AccountCodeNode = AccountCode & { children: AccountCodeNode[] };

/** A row of the list of account codes; it has `children` when the request asked for a tree. */
export type AccountCodeBranch = AccountCode & { children?: AccountCodeNode[] };
