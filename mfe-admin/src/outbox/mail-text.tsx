import { Fragment } from 'react';

const LINK = /(https?:\/\/[^\s<>"]+)/;

type Props = {
  /** Null once it was sent: its links may open an account. */
  body: string | null;
};

/** The text of a mail as it was written, with its links to follow. */
export function MailText({ body }: Props) {
  if (body === null) return <p className="mail-gone">Sent; text not kept.</p>;
  // Split by a pattern in brackets, what matched stands at the odd places.
  return (
    <p className="mail-text">
      {body.split(LINK).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
      ))}
    </p>
  );
}
