import type { PasskeyOptions } from '@siteledger/shared-lib/domain';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The options are the server's, written by the same library.
const library = () => import('@simplewebauthn/browser');

/** Has the browser prove a passkey; null when its owner cancelled, or it has none. */
export const provePasskey = async (options: PasskeyOptions): Promise<object | null> =>
  library()
    .then(({ startAuthentication }) =>
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    )
    .catch(() => null);

/** Has the browser make a passkey; null when its owner cancelled, or the device has one already. */
export const makePasskey = async (options: PasskeyOptions): Promise<object | null> =>
  library()
    .then(({ startRegistration }) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    )
    .catch(() => null);
