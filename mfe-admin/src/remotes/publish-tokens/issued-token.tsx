import { UnsavedGuard } from '@siteledger/shared-lib/form';
import { Button, Flex } from '@siteledger/shared-lib/ui';
import { useRef } from 'react';
import { copyText } from '../copy-text';

type Props = { token: string; onDone: () => void };

const QUESTION = { title: 'Leave without the token?', children: 'It is not shown again.' };

/** Shows a token that was just issued. */
export function IssuedToken({ token, onDone }: Props) {
  const isDone = useRef(false);
  const copy = () =>
    copyText(token, {
      copied: 'Token copied.',
      refused: 'The browser did not allow copying. Click the token to select it, then copy it.',
    });
  return (
    <>
      <UnsavedGuard isDirty isSending={isDone} question={QUESTION} />
      <p className="publish-token-aside">
        Store it as the workflow secret SITELEDGER_TOKEN. It is not shown again: if you lose it, revoke it and issue
        another.
      </p>
      <code className="publish-token-secret">{token}</code>
      <Flex gap={8} justify="end" wrap>
        <Button onClick={onDone}>I have copied it</Button>
        <Button type="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </Flex>
    </>
  );
}
