import { formatInstant, PASSKEY_NAME_MAX, type Passkey } from '@siteledger/shared-lib/domain';
import { Button, Flex, Input, notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { makePasskey } from '../../passkey';
import { PasskeyActions } from './passkey-actions';
import { useSecondFactorAddPasskeyMutation, useSecondFactorBeginPasskeyMutation } from './second-factor-api';
import { refused, type StepProps } from './step-props';

type Props = StepProps & { passkeys: readonly Passkey[] };

const usedText = ({ created_at, last_used_at }: Passkey) =>
  last_used_at ? `last used ${formatInstant(last_used_at)}` : `added ${formatInstant(created_at)}, not used yet`;

/** The passkeys by name, and a button to add one. */
export function PasskeysCard({ passkeys, ...step }: Props) {
  const { challenge, onCodes } = step;
  const [name, setName] = useState('');
  const [begin, { isLoading: isBeginning }] = useSecondFactorBeginPasskeyMutation();
  const [add, { isLoading: isAdding }] = useSecondFactorAddPasskeyMutation();

  const onAdd = async () => {
    try {
      const credential = await makePasskey(await begin({ challenge }).unwrap());
      if (!credential) return void notify.error('No passkey was created.');
      const added = await add({ challenge, name: name.trim() || 'Passkey', credential }).unwrap();
      setName('');
      notify.success('Passkey added.');
      if (added.recovery_codes) onCodes(added.recovery_codes);
    } catch (error) {
      refused(error, step);
    }
  };

  return (
    <section className="profile-card" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      {passkeys.length === 0 && (
        <p>None yet. A passkey lets you sign in with your device’s screen lock or a security key instead of a code.</p>
      )}
      <ul className="profile-passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.uuid}>
            <span>
              {passkey.name}, {usedText(passkey)}
            </span>
            <PasskeyActions passkey={passkey} step={step} />
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap>
        <Input
          aria-label="Name of the passkey"
          placeholder="Name, such as Office laptop"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          style={{ maxWidth: 260 }}
        />
        <Button loading={isBeginning || isAdding} onClick={() => void onAdd()}>
          Add passkey
        </Button>
      </Flex>
    </section>
  );
}
