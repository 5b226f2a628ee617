import { secondFactorCodeSchema, validate } from '@siteledger/shared-lib/domain';
import type { Refusal } from '@siteledger/shared-lib/session';
import { EntranceForm } from '../entrance-form';
import { SignInField } from '../sign-in-field';
import { useEntranceForm } from '../use-entrance-form';

type Props = {
  challenge: string;
  label: string;
  act: string;
  acting: string;
  kind: 'digits' | 'recovery';
  send: (code: string) => Promise<Refusal | null>;
};

/** A form for one code; the server's refusal is shown beside it. */
export function CodeForm({ challenge, label, act, acting, kind, send }: Props) {
  const form = useEntranceForm({
    initial: { code: '' },
    check: ({ code }) => validate(secondFactorCodeSchema, { challenge, code: code.trim() }),
    send: ({ code }) => send(code.trim()),
  });
  return (
    <EntranceForm label="Two-step sign-in" form={form} act={act} acting={acting}>
      <SignInField
        {...form.field('code')}
        label={label}
        autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
    </EntranceForm>
  );
}
