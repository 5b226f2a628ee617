/** A box's text and where the caret stands in it. */
export type EditedText = { text: string; caret: number };

/** What one key, cut or paste made of a box's text. */
export type Edit = {
  before: string;
  typed: string;
  caret: number;
  /** On which side of the caret something was deleted; undefined where something was put in. */
  deleted?: 'before' | 'behind';
};

/** True where nothing but these characters came to the end. */
export const isAppended = ({ before, typed, caret }: Edit) =>
  typed.length > before.length && caret === typed.length && typed.startsWith(before);

/**
 * The text without the digit that was meant by deleting a separator that the box had set: the one before it, or the one behind
 * it with Delete. The separator is back. Undefined for any other edit.
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
