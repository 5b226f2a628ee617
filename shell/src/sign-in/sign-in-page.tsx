import { BrandMark } from '../brand';
import { SignInForm } from './sign-in-form';
import { Elevation } from './elevation';

/** The way in. Specification §2. */
export const SignInPage = ({ onSignedIn }: { onSignedIn: () => void }) => (
  <div className="sign-in">
    <section className="poster" aria-hidden>
      <p className="poster-claim">
        From the first certificate
        <br />
        to the last sen.
      </p>
      <Elevation />
    </section>
    <main className="entrance">
      <div className="entrance-body">
        <p className="brand">
          <BrandMark />
          Siteledger
        </p>
        <h1>Sign in</h1>
        <p className="lead">Project finance for people who build.</p>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </main>
  </div>
);
