import type { MoveKind } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button, SwapOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MOVES } from './move-kinds';
import { MoveModal } from './move-modal';
import type { LeftProject } from './moves-api';

type Props = {
  kind: MoveKind;
  /** The project that they leave. */
  project: LeftProject;
  /** The records that move. */
  uuids: readonly string[];
  /** Called when they have moved, to give up the selection. */
  onMoved: () => void;
};

/** Moves the selected records to another project, through a dialog; for who may change them. states-and-deletions.md#moves */
export function MoveButton({ kind, project, uuids, onMoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const open = () => {
    setOpen(true);
    setOpened(opened + 1);
  };
  return (
    <Permission any={[MOVES[kind].permission]}>
      <Button icon={<SwapOutlined aria-hidden />} disabled={uuids.length === 0} onClick={open}>
        Move to another project…
      </Button>
      {opened > 0 && (
        <MoveModal
          key={opened}
          isOpen={isOpen}
          kind={kind}
          project={project}
          uuids={uuids}
          onMoved={onMoved}
          onClose={() => setOpen(false)}
        />
      )}
    </Permission>
  );
}
