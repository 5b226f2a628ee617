import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import { Entrance } from './entrance';
import { Note } from './note';
import { SignInForm } from './sign-in-form';

type Props = {
  onSignedIn: () => void;
  /** The password was right, and a second step comes first. */
  onStep: (step: SecondFactorStep) => void;
  /** What has just happened, and to whom: a password that was set. */
  news?: { text: string; email: string };
};

/** The way in. docs/domain/sessions.md#public-pages */
export const SignInPage = ({ onSignedIn, onStep, news }: Props) => (
  <Entrance title="Sign in" lead="Project finance for people who build.">
    <NoUsers />
    {news && <Note>{news.text}</Note>}
    <SignInForm email={news?.email} onSignedIn={onSignedIn} onStep={onStep} />
  </Entrance>
);

const isWithoutUsers = () => document.querySelector<HTMLMetaElement>('meta[name="has-users"]')?.content === 'no';

/** How the first user of a new installation is created; nothing once there is one. docs/domain/sessions.md#public-pages */
const NoUsers = () =>
  isWithoutUsers() ? (
    <p className="note">
      There is no user yet. Create the first one, a Super Admin, on the server:
      <code>node api/dist/admin.js create-super-admin &lt;e-mail&gt;</code>
    </p>
  ) : null;
