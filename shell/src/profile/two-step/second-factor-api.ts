import { api, one } from '@siteledger/shared-lib/api';
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

/** The user's own second step. Every change carries the challenge of `secondFactorUnlock`; an expired one is 422 on it. */
const secondFactorApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** What is set up. */
    secondFactor: build.query<SecondFactorState, void>({
      query: () => '/user/second-factor',
      transformResponse: one<SecondFactorState>,
      providesTags: ['SecondFactor'],
    }),
    /** The right to change it for ten minutes; 422 on `current_password` when it is wrong. */
    secondFactorUnlock: build.mutation<SecondFactorStep, { current_password: string }>({
      query: post('/user/second-factor/unlock'),
      transformResponse: one<SecondFactorStep>,
    }),
    /** A new secret for an authenticator app. */
    secondFactorBeginTotp: build.mutation<TotpSetup, Step>({
      query: post('/second-factor/totp'),
      transformResponse: one<TotpSetup>,
    }),
    /** Adds the app that shows this code; 422 on `code` when it is wrong. */
    secondFactorConfirmTotp: build.mutation<SecondFactorAdded, Step & { code: string }>({
      query: post('/second-factor/totp/confirm'),
      transformResponse: one<SecondFactorAdded>,
      invalidatesTags: (added) => (added ? ['SecondFactor'] : []),
    }),
    /** What the browser needs to make a passkey. */
    secondFactorBeginPasskey: build.mutation<PasskeyOptions, Step>({
      query: post('/second-factor/passkeys/options'),
      transformResponse: one<PasskeyOptions>,
    }),
    /** Adds the passkey that the browser has made. */
    secondFactorAddPasskey: build.mutation<SecondFactorAdded, Step & { name: string; credential: object }>({
      query: post('/second-factor/passkeys'),
      transformResponse: one<SecondFactorAdded>,
      invalidatesTags: (added) => (added ? ['SecondFactor'] : []),
    }),
    /** Gives a passkey another name. */
    secondFactorRenamePasskey: build.mutation<Passkey, Step & { uuid: string; name: string }>({
      query: ({ uuid, ...body }) => ({ url: `/user/passkeys/${uuid}`, method: 'PUT', body }),
      transformResponse: one<Passkey>,
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
    /** New recovery codes; the old ones stop working. */
    secondFactorReplaceCodes: build.mutation<RecoveryCodes, Step>({
      query: post('/user/second-factor/recovery-codes'),
      transformResponse: one<RecoveryCodes>,
      invalidatesTags: ['SecondFactor'],
    }),
    /** Turns the second step off; 409 when a role requires one. */
    secondFactorTurnOff: build.mutation<{ message: string }, Step>({
      query: post('/user/second-factor/off'),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

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
