import { Button, Flex } from '@siteledger/shared-lib/ui';
import { copyText } from '../copy-text';

type Props = { token: string; onDone: () => void };

/** A token that was issued just now. */
export function IssuedToken({ token, onDone }: Props) {
  const copy = () =>
    copyText(token, {
      copied: 'The token is copied.',
      refused: 'The browser did not allow copying. Click the token to select it, then copy it.',
    });
  return (
    <>
      <p className="publish-token-aside">
        Keep it as a secret of the workflow, in SITELEDGER_TOKEN. It is not shown again: whoever loses it revokes it and
        issues another.
      </p>
      <code className="publish-token-secret">{token}</code>
      <Flex gap={8} justify="end" wrap>
        <Button onClick={onDone}>Done</Button>
        <Button type="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </Flex>
    </>
  );
}
