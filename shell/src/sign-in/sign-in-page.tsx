import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import { Entrance } from './entrance';
import { Note } from './note';
import { SignInForm } from './sign-in-form';

type Props = {
  onSignedIn: () => void;
  onStep: (step: SecondFactorStep) => void;
  /** A message on arrival and the e-mail it concerns: after setting a password. */
  news?: { text: string; email: string };
};

/** The sign-in screen. docs/domain/sessions.md#public-pages */
export const SignInPage = ({ onSignedIn, onStep, news }: Props) => (
  <Entrance title="Sign in" lead="Project finance for people who build.">
    <NoUsers />
    {news && <Note>{news.text}</Note>}
    <SignInForm email={news?.email} onSignedIn={onSignedIn} onStep={onStep} />
  </Entrance>
);

const isWithoutUsers = () => document.querySelector<HTMLMetaElement>('meta[name="has-users"]')?.content === 'no';

/** How to create the first user of a new installation; empty once there is one. docs/domain/sessions.md#public-pages */
const NoUsers = () =>
  isWithoutUsers() ? (
    <p className="note">
      There is no user yet. Create the first one, a Super Admin, on the server:
      <code>node api/dist/admin.js create-super-admin &lt;e-mail&gt;</code>
    </p>
  ) : null;
