import { counted, type Reference, type User } from '@siteledger/shared-lib/domain';
import { FieldFrame } from '@siteledger/shared-lib/form';
import { Modal, notify, Choice, Select, UnsavedInDialog } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { useMemberRights } from '../use-member-rights';
import { useRoleOptions } from '../use-role-options';
import { give, take } from './assignment-change';
import { RoleGrants } from './role-grants';
import { ProjectsSelect } from './projects-select';
import { useAssignments } from './use-assignments';

type Props = { users: readonly User[]; isOpen: boolean; onClose: () => void };

const ACTS = { add: { label: 'Add', act: give }, remove: { label: 'Remove', act: take } } as const;

type Act = keyof typeof ACTS;

const actOptions = (Object.keys(ACTS) as Act[]).map((value) => ({ value, label: ACTS[value].label }));

/** Dialog to add or remove roles and projects of several users; the result joins the unsaved changes. */
export function GiveOrTakeDialog({ users, isOpen, onClose }: Props) {
  const [act, setAct] = useState<Act>('add');
  const [roles, setRoles] = useState<number[]>([]);
  const [projects, setProjects] = useState<Reference[]>([]);
  const { editAll } = useAssignments();
  const { mayChange } = useMemberRights();
  const { options, isLoading } = useRoleOptions();
  const id = useId();
  const changeable = users.filter(mayChange);
  const hasChosen = roles.length + projects.length > 0;
  const left = users.length - changeable.length;

  const apply = () => {
    editAll(changeable, (change) => ACTS[act].act(change, roles, projects));
    notify.info('Not saved yet. Review changes to save.');
    onClose();
  };

  return (
    <Modal
      open={isOpen}
      title={`Add or remove for ${counted(changeable.length, 'user')}`}
      okText="Apply"
      okButtonProps={{ disabled: changeable.length === 0 || !hasChosen }}
      onOk={apply}
      onCancel={onClose}
      destroyOnHidden
    >
      <UnsavedInDialog isDirty={hasChosen} />
      <div className="role-many">
        {left > 0 && <p>{`${counted(left, 'user')} left unchanged: only a Super Admin can edit a Super Admin.`}</p>}
        <Choice aria-label="What to do" options={actOptions} value={act} onChange={setAct} />
        <FieldFrame id={`${id}-roles`} label="Roles" isRequired={false}>
          <Select<number[]>
            id={`${id}-roles`}
            mode="multiple"
            placeholder="No role"
            options={options}
            loading={isLoading}
            optionFilterProp="label"
            value={roles}
            onChange={setRoles}
          />
        </FieldFrame>
        <RoleGrants roleIds={roles} label={act === 'add' ? 'Adding grants' : 'Removing takes away'} />
        <FieldFrame id={`${id}-projects`} label="Assigned Projects" isRequired={false}>
          <ProjectsSelect id={`${id}-projects`} chosen={projects} onChange={setProjects} />
        </FieldFrame>
      </div>
    </Modal>
  );
}
