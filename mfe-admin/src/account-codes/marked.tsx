import { exactPhrase } from '@siteledger/shared-lib/domain';

type Props = { text: string; search: string | undefined };

/** A text with what was searched for marked in it. */
export function Marked({ text, search = '' }: Props) {
  const part = (exactPhrase(search) ?? search).trim().toLowerCase();
  const at = part ? text.toLowerCase().indexOf(part) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
