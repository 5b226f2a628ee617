import { Button, Flex, notify } from '@siteledger/shared-lib/ui';
import { copyCodes, downloadCodes, NOT_COPIED } from '../../recovery-codes';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes, only once. */
export function CodesCard({ codes, onDone }: Props) {
  const copy = async () => {
    if (await copyCodes(codes)) notify.success('Recovery codes copied.');
    else notify.error(NOT_COPIED);
  };
  return (
    <section className="profile-card" aria-labelledby="new-codes">
      <h2 id="new-codes">Your recovery codes</h2>
      <p>Keep them in a safe place. Each signs you in once if you lose your second step. They are not shown again.</p>
      <ul className="profile-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => downloadCodes(codes)}>Download</Button>
        <Button type="primary" onClick={onDone}>
          Done
        </Button>
      </Flex>
    </section>
  );
}
