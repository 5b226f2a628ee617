import { Note } from './note';

type Props = { answer: string; onAgain: () => void };

/** The server's one answer, what to do with the mail, and the way to another. */
export const LinkSent = ({ answer, onAgain }: Props) => (
  <>
    <Note>{answer}</Note>
    <p className="hint">It works once, within 60 minutes. Nothing there? Check your junk mail first.</p>
    {/* The form that had the focus is gone. */}
    <button type="button" autoFocus className="submit submit-quiet" onClick={onAgain}>
      Ask again
    </button>
  </>
);
