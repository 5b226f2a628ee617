import { useUsersRolesQuery } from '../../api';

type Props = { roles: number[]; onChange: (roles: number[]) => void };

/** Roles whose holders all get the rollout's release. */
export function RolloutRoles({ roles, onChange }: Props) {
  const { data = [] } = useUsersRolesQuery();
  return (
    <fieldset className="rollout-roles">
      <legend>And everybody with a role</legend>
      {data.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={roles.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...roles, id] : roles.filter((one) => one !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
