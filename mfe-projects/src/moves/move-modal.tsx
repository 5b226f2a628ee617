import { counted, moveTargetSchema, type MoveKind, type MoveTarget } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { useRef } from 'react';
import { MoveFields } from './move-fields';
import { MOVES } from './move-kinds';
import { useProjectMovesMakeMutation, type SourceProject } from './moves-api';
import './moves.css';

type Props = {
  isOpen: boolean;
  kind: MoveKind;
  project: SourceProject;
  uuids: readonly string[];
  onMoved: () => void;
  onClose: () => void;
};

/** Dialog to choose a target, preview the move, and move all records or none. states-and-deletions.md#moves */
export function MoveModal({ isOpen, kind, project, uuids, onMoved, onClose }: Props) {
  const [move, { error, originalArgs }] = useProjectMovesMakeMutation();
  const hasMoved = useRef(false);
  const title = `Move ${counted(uuids.length, MOVES[kind].one)} to another project`;

  const onSubmit = async ({ to_project_id }: MoveTarget) => {
    const to = String(to_project_id);
    const { message } = await move({ kind, uuids, from: project.uuid, to }).unwrap();
    notify.success(message);
    hasMoved.current = true;
    onClose();
  };

  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      onCancel={onClose}
      // Only after closing: clearing the selection may unmount the button of this dialog.
      afterClose={() => hasMoved.current && onMoved()}
      destroyOnHidden
    >
      <Form label={title} schema={moveTargetSchema} initialValues={{}} onSubmit={onSubmit} guardsLeaving="dialog">
        <MoveFields kind={kind} project={project} uuids={uuids} refused={{ error, to: originalArgs?.to }} />
      </Form>
    </Modal>
  );
}
