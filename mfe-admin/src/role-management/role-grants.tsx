import { grantsInWords } from '@siteledger/shared-lib/domain';

type Props = { roleIds: readonly number[]; label: string };

/** Describes the permissions of these roles; nothing without a role. roles-and-permissions.md#who-may-do-what */
export function RoleGrants({ roleIds, label }: Props) {
  const words = grantsInWords(roleIds);
  if (words.length === 0) return null;
  return (
    <ul className="role-grants" aria-label={label}>
      {words.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
}
