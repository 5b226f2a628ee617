import type { MoveKind } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button, SwapOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MOVES } from './move-kinds';
import { MoveModal } from './move-modal';
import type { SourceProject } from './moves-api';

type Props = {
  kind: MoveKind;
  project: SourceProject;
  uuids: readonly string[];
  onMoved: () => void;
};

/**
 * Button and dialog to move the selected records to another project; needs permission to change them.
 * states-and-deletions.md#moves
 */
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
