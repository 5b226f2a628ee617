import { type HaltingRevision } from '@siteledger/platform/registry';
import { type Db } from '../../db/database';
import { insertMails } from '../../mail/mails.queries';
import { selectHolders } from '../visitors.queries';

const textOf = (name: string, { environment, remote, release, reason }: HaltingRevision) => `Hello ${name},

In ${environment}, users of ${remote} are back on ${release}.

${reason}

The release stays halted there until someone selects it again under Remotes.
`;

/** Mails everybody who manages remotes about a halted release and the reason. docs/remotes.md#automatic-halt */
export async function notifyOfHalt(db: Db, halt: HaltingRevision) {
  const { environment, remote, halted, changed_at } = halt;
  const subject = `${remote} ${halted} was halted in ${environment}`;
  const holders = await selectHolders(db, 'remote.manage');
  const mails = holders.map(({ name, email }) => ({
    ...{ recipient: email, subject, body: textOf(name, halt) },
    expires_at: null,
  }));
  await insertMails(db, mails, new Date(changed_at));
}
