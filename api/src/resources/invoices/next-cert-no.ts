/** The next certificate number: its last digits incremented, "3" → "4", "IPC-09" → "IPC-10". certificates.md#fields */
export function nextCertNo(previous: string | null) {
  if (previous === null) return '1';
  const match = /^(.*?)(\d{1,15})$/.exec(previous);
  if (!match) return `${previous}-2`;
  const [, prefix = '', digits = ''] = match;
  return prefix + String(Number(digits) + 1).padStart(digits.length, '0');
}
