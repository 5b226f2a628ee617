import { Entrance } from './entrance';
import { Note } from './note';
import { SignInForm } from './sign-in-form';

type Props = {
  onSignedIn: () => void;
  /** What has just happened, and to whom: a password that was set. */
  news?: { text: string; email: string };
};

/** The way in. Specification §2. */
export const SignInPage = ({ onSignedIn, news }: Props) => (
  <Entrance title="Sign in" lead="Project finance for people who build.">
    {news && <Note>{news.text}</Note>}
    <SignInForm email={news?.email} onSignedIn={onSignedIn} />
  </Entrance>
);
