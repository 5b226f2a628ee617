import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactorAdded,
  SecondFactorState,
  SecondFactorStep,
  TotpSetup,
} from '@siteledger/shared-lib/domain';

type Step = { challenge: string };

const post = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

/**
 * The user's own second step. Every change sends the challenge of `secondFactorUnlock`; an expired one gives 422 on
 * that field.
 */
const secondFactorApi = addEndpoints((build) => ({
  /** The methods that are set up. */
  secondFactor: build.one<SecondFactorState, void>({
    query: () => '/user/second-factor',
    providesTags: ['SecondFactor'],
  }),
  /** Allows changes for ten minutes; 422 on `current_password` when it is wrong. */
  secondFactorUnlock: build.change<SecondFactorStep, { current_password: string }>({
    query: post('/user/second-factor/unlock'),
  }),
  /** A new secret for an authenticator app. */
  secondFactorBeginTotp: build.change<TotpSetup, Step>({
    query: post('/second-factor/totp'),
  }),
  /** Adds the app that shows this code; 422 on `code` when it is wrong. */
  secondFactorConfirmTotp: build.change<SecondFactorAdded, Step & { code: string }>({
    query: post('/second-factor/totp/confirm'),
    invalidatesTags: (added) => (added ? ['SecondFactor'] : []),
  }),
  /** The options with which the browser creates a passkey. */
  secondFactorBeginPasskey: build.change<PasskeyOptions, Step>({
    query: post('/second-factor/passkeys/options'),
  }),
  /** Adds the passkey that the browser created. */
  secondFactorAddPasskey: build.change<SecondFactorAdded, Step & { name: string; credential: object }>({
    query: post('/second-factor/passkeys'),
    invalidatesTags: (added) => (added ? ['SecondFactor'] : []),
  }),
  /** Renames a passkey. */
  secondFactorRenamePasskey: build.change<Passkey, Step & { uuid: string; name: string }>({
    query: ({ uuid, ...body }) => ({ url: `/user/passkeys/${uuid}`, method: 'PUT', body }),
    invalidatesTags: ['SecondFactor'],
  }),
  /** Removes a passkey; 409 for the last method when a role requires one. */
  secondFactorRemovePasskey: build.mutation<{ message: string }, Step & { uuid: string }>({
    query: ({ uuid, ...body }) => ({ url: `/user/passkeys/${uuid}/removal`, method: 'POST', body }),
    invalidatesTags: ['SecondFactor'],
  }),
  /** Removes the authenticator app; 409 as above. */
  secondFactorRemoveTotp: build.mutation<{ message: string }, Step>({
    query: post('/user/second-factor/totp/removal'),
    invalidatesTags: ['SecondFactor'],
  }),
  /** Creates new recovery codes; the old ones stop working. */
  secondFactorReplaceCodes: build.change<RecoveryCodes, Step>({
    query: post('/user/second-factor/recovery-codes'),
    invalidatesTags: ['SecondFactor'],
  }),
  /** Turns the second step off; 409 when a role requires it. */
  secondFactorTurnOff: build.mutation<{ message: string }, Step>({
    query: post('/user/second-factor/off'),
    invalidatesTags: ['SecondFactor'],
  }),
}));

export const {
  useSecondFactorQuery,
  useSecondFactorUnlockMutation,
  useSecondFactorBeginTotpMutation,
  useSecondFactorConfirmTotpMutation,
  useSecondFactorBeginPasskeyMutation,
  useSecondFactorAddPasskeyMutation,
  useSecondFactorRenamePasskeyMutation,
  useSecondFactorRemovePasskeyMutation,
  useSecondFactorRemoveTotpMutation,
  useSecondFactorReplaceCodesMutation,
  useSecondFactorTurnOffMutation,
} = secondFactorApi;
