import type { User } from '@siteledger/shared-lib/domain';
import { Flex, Tag } from '@siteledger/shared-lib/ui';

/** A user's roles, or a note that a user without roles may do nothing. */
export const RoleTags = ({ roles }: Pick<User, 'roles'>) => (
  <Flex gap={4} wrap>
    {roles.map(({ id, name }) => (
      <Tag key={id} className="user-role">
        {name}
      </Tag>
    ))}
    {roles.length === 0 && <span className="user-no-role">No role</span>}
  </Flex>
);
