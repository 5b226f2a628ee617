import { isAmount } from './money';

/**
 * An amount as people and spreadsheets write it ("RM 1,234.50", "(RM 20.00)", "20.00-", ".5") as a plain one; what is no
 * amount stays as it was typed, to be seen and refused.
 */
export function readAmount(text: string): string {
  const bare = text
    .replace(/RM|MYR/gi, '')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('\u2212', '-');
  const signed = bare.replace(/^\((.*)\)$/, '-$1').replace(/^([^-].*)-$/, '-$1');
  const plain = signed.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return isAmount(plain) ? plain : text.trim();
}
