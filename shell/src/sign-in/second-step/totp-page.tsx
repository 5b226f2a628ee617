import type { TotpSetup } from '@siteledger/shared-lib/domain';
import type { Refusal } from '@siteledger/shared-lib/session';
import { Entrance } from '../entrance';
import { CodeForm } from './code-form';
import { StartAgain } from './start-again';

type Props = { challenge: string; setup: TotpSetup; onConfirm: (code: string) => Promise<Refusal | null> };

/** The secret as a QR code and as text, and a field for the code that proves the app has it. */
export const TotpPage = ({ challenge, setup, onConfirm }: Props) => (
  <Entrance
    title="Set up two-step sign-in"
    lead="Scan the QR code with your authenticator app, then enter the code that it shows."
  >
    <img
      className="qr"
      src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
      alt="QR code for your authenticator app"
    />
    <p className="hint">
      Cannot scan it? Enter this key: <code className="secret">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
    </p>
    <CodeForm challenge={challenge} label="Code" kind="digits" act="Confirm" acting="Confirming…" send={onConfirm} />
    <StartAgain />
  </Entrance>
);
