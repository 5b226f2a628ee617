const DIGITS = 8;

// Digits, with no hyphen before the end of the year.
const IS_MASKED = /^(?:\d{1,4}|\d{4}[\d-]*)?$/;

/**
 * The text of a day's box after a key, in the mask ####-##-##: hyphens are set by themselves. Another way to write a day, such
 * as "13/11", "1-1-2026" or "+7", stays as it is typed. screens.md#forms
 */
export function dayMask(typed: string, before: string) {
  if (!IS_MASKED.test(typed)) return typed;
  const digits = typed.replaceAll('-', '').slice(0, DIGITS);
  const isDeleting = IS_MASKED.test(before) && typed.length < before.length;
  // Whoever deletes the hyphen means the digit before it.
  const isHyphenDeleted =
    isDeleting && before.length === typed.length + 1 && digits.length === before.replaceAll('-', '').length;
  const kept = isHyphenDeleted ? digits.slice(0, -1) : digits;
  const parts = [kept.slice(0, 4), kept.slice(4, 6), kept.slice(6)];
  return kept.length === 4 || kept.length === 6 ? withHyphen(parts, isDeleting) : parts.filter(Boolean).join('-');
}

// The next hyphen appears as soon as its part is full, unless somebody is deleting.
const withHyphen = (parts: string[], isDeleting: boolean) => parts.filter(Boolean).join('-') + (isDeleting ? '' : '-');
