import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { documentNumber, identifier, onUse, record, text } from '../fields';
import type { Recorded, Reference } from '../reference';

/** Longest code of an account. */
export const ACCOUNT_CODE_MAX = 50;

/** Levels that the tree of account codes may have. */
export const ACCOUNT_CODE_LEVELS_MAX = 10;

/**
 * What an account code is created from and updated with; without a group it is at the top.
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
 * What an account code is used for: how many codes stand directly below it, and how many live expenses and order lines
 * are booked on it. docs/domain/states-and-deletions.md#deletions
 */
export type AccountCodeUse = { children: number; expenses: number; order_lines: number };

/** One account code, with its use: one that is used stays. docs/domain/states-and-deletions.md#deletions */
export type AccountCodeDetails = AccountCode & { use: AccountCodeUse };

/** An account code with what is below it. docs/domain/accounting-export.md#account-codes */
export type AccountCodeNode = AccountCode & { children: AccountCodeNode[] };

/** A row of the list of account codes; it has `children` when the list was asked for as a tree. */
export type AccountCodeBranch = AccountCode & { children?: AccountCodeNode[] };
