import type { PasskeyOptions } from '@siteledger/shared-lib/domain';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The server creates the options with the same library.
const library = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey; null when the user cancelled or has none. */
export const provePasskey = async (options: PasskeyOptions): Promise<object | null> =>
  library()
    .then(({ startAuthentication }) =>
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    )
    .catch(() => null);

/** Creates a passkey in the browser; null when the user cancelled or the device already has one. */
export const makePasskey = async (options: PasskeyOptions): Promise<object | null> =>
  library()
    .then(({ startRegistration }) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    )
    .catch(() => null);
