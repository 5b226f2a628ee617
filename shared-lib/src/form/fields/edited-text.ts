/** A box's text and caret position. */
export type EditedText = { text: string; caret: number };

/** One edit of a box's text by a key, cut or paste. */
export type Edit = {
  before: string;
  typed: string;
  caret: number;
  /** Side of the caret on which text was deleted; undefined for an insertion. */
  deleted?: 'before' | 'behind';
};

/** Whether text was only appended. */
export const isAppended = ({ before, typed, caret }: Edit) =>
  typed.length > before.length && caret === typed.length && typed.startsWith(before);

/**
 * Undoes the deletion of an inserted separator and deletes the digit that was meant: the one before it, or with Delete
 * the one behind it. Undefined for any other edit.
 */
export function withoutDigitMeant({ before, typed, caret, deleted }: Edit, separator: string): EditedText | undefined {
  const isSeparatorDeleted =
    deleted !== undefined &&
    before.length === typed.length + 1 &&
    before[caret] === separator &&
    before.slice(0, caret) + before.slice(caret + 1) === typed;
  if (!isSeparatorDeleted) return undefined;
  const isForward = deleted === 'behind';
  const digit = isForward ? caret + before.slice(caret).search(/\d/) : before.slice(0, caret).search(/\d\D*$/);
  if (digit < (isForward ? caret : 0)) return { text: typed, caret };
  return { text: before.slice(0, digit) + before.slice(digit + 1), caret: isForward ? caret : digit };
}
