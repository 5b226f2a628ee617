/** The product's logo: a house over the lines of a ledger. */
export const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
    <rect width="32" height="32" rx="8" />
    <path className="brand-house" d="M8 23V11l8-4 8 4v12" />
    <path className="brand-lines" d="M8 23h16M12 18h8M12 14h8" />
  </svg>
);
