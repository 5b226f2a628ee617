const DIGITS = 8;

/** What is typed of a day, in the mask ####-##-##: digits only, hyphens set by themselves. screens.md#forms */
export function dayMask(typed: string, before: string) {
  const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
  // Whoever deletes the hyphen means the digit before it.
  const isHyphenDeleted = before.length === typed.length + 1 && digits.length === before.replace(/\D/g, '').length;
  const kept = isHyphenDeleted ? digits.slice(0, -1) : digits;
  const parts = [kept.slice(0, 4), kept.slice(4, 6), kept.slice(6)];
  const isDeleting = typed.length < before.length;
  return kept.length === 4 || kept.length === 6 ? withHyphen(parts, isDeleting) : parts.filter(Boolean).join('-');
}

// The next hyphen appears as soon as its part is full, unless somebody is deleting.
const withHyphen = (parts: string[], isDeleting: boolean) => parts.filter(Boolean).join('-') + (isDeleting ? '' : '-');
