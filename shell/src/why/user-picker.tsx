import { skipToken, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { LookupSelect, useLookup } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { useExplainableUsersQuery } from './why-api';

type Person = { uuid: string; name: string };

type Props = { person: Person; onChange: (uuid: string) => void };

const optionOf = ({ uuid, name }: Person) => ({ value: uuid, label: name, title: name });

/** Chooses the user whose view is explained, found by a part of the name or e-mail. */
export function UserPicker({ person, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: self } = useUserDetailsQuery();
  const useUsers = (text: string) => useExplainableUsersQuery(isOpen || text ? text : skipToken);
  const own = [person, ...(self && self.uuid !== person.uuid ? [self] : [])];
  const lookup = useLookup(useUsers, optionOf, own.map(optionOf));
  return (
    <div className="why-field">
      <label htmlFor={id}>User</label>
      <LookupSelect
        id={id}
        lookup={lookup}
        value={person.uuid}
        onOpenChange={setOpen}
        onChange={(uuid) => typeof uuid === 'string' && onChange(uuid)}
      />
    </div>
  );
}
