import { skipToken } from '@siteledger/shared-lib/api';
import { counted, type MoveKind, type MoveTarget } from '@siteledger/shared-lib/domain';
import { DialogActions, LookupField, useFormValues } from '@siteledger/shared-lib/form';
import { useLookup } from '@siteledger/shared-lib/ui';
import { MOVES } from './move-kinds';
import { MovePreview, MoveRefusal } from './move-preview';
import {
  useProjectMovesPreviewQuery,
  useProjectMovesTargetsQuery,
  type SourceProject,
  type MoveTargetOption,
} from './moves-api';

type Props = {
  kind: MoveKind;
  project: SourceProject;
  uuids: readonly string[];
  /** The last refusal and its target. */
  refused: { error: unknown; to?: string };
};

/** Target of a move, its preview, and the submit button. */
export function MoveFields({ kind, project, uuids, refused }: Props) {
  const to = useTarget();
  const targets = useTargets(kind, project);
  const preview = useProjectMovesPreviewQuery(to ? { kind, uuids, from: project.uuid, to } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const reply = preview.isFetching ? undefined : preview.currentData;

  return (
    <>
      <p className="move-follows">{MOVES[kind].follows}</p>
      <LookupField
        name="to_project_id"
        lookup={targets}
        placeholder="Search by name or code"
        hint={targetsHint(kind, project)}
      />
      {to && (
        <MovePreview reply={reply} error={preview.error} isLoading={preview.isFetching} onRetry={preview.refetch} />
      )}
      {refused.to === to && <MoveRefusal title="Nothing was moved." error={refused.error} />}
      <DialogActions disabled={!reply}>Move {counted(uuids.length, MOVES[kind].one)}</DialogActions>
    </>
  );
}

function useTarget() {
  const { to_project_id: to } = useFormValues() as Partial<MoveTarget>;
  return to ? String(to) : undefined;
}

const targetsHint = (kind: MoveKind, { client }: SourceProject) =>
  kind === 'invoices'
    ? `Invoices move only between projects of the same client: ${client.name}. Completed projects cannot receive items.`
    : 'Completed projects cannot receive items.';

function useTargets(kind: MoveKind, { uuid, client }: SourceProject) {
  const useOthers = (search: string) => {
    const { data, currentData, isError } = useProjectMovesTargetsQuery({
      search,
      client: kind === 'invoices' ? client.uuid : undefined,
    });
    const withoutThis = (projects: MoveTargetOption[] | undefined) =>
      projects?.filter((project) => project.uuid !== uuid);
    return { data: withoutThis(data), currentData: withoutThis(currentData), isError };
  };
  return useLookup(useOthers, ({ uuid: value, code, name }) => ({ value, label: `${code} ${name}` }));
}
