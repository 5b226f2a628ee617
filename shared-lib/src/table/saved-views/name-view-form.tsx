import { type SavedView, savedViewUpdateSchema, type SavedViewUpdate } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogActions, Form, TextField } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { savedViewsApi } from './saved-views-api';

/** A view to name: a saved one to rename, or a new one. */
export type NamedView = SavedView | { query: string };

type Props = { screen: string; named: NamedView; onClose: () => void };

/** Form for a view's name. */
export function NameViewForm({ screen, named, onClose }: Props) {
  const [create] = savedViewsApi.endpoints.savedViewsCreate.useMutation();
  const [update, { error }] = savedViewsApi.endpoints.savedViewsUpdate.useMutation();
  const { data } = savedViewsApi.endpoints.savedViewsOf.useQuery(screen);
  // The present view, as it may have been renamed in another tab.
  const saved = 'uuid' in named ? (data?.find(({ uuid }) => uuid === named.uuid) ?? named) : undefined;
  const { query } = named;

  const save = async ({ name }: SavedViewUpdate) => {
    if (saved) await update({ uuid: saved.uuid, version: saved.version, query, name }).unwrap();
    else await create({ screen, query, name }).unwrap();
    notify.success(`View "${name}" ${saved ? 'renamed' : 'saved'}.`);
    onClose();
  };
  return (
    <Form
      label="View"
      schema={savedViewUpdateSchema}
      initialValues={{ name: saved?.name, query }}
      onSubmit={save}
      guardsLeaving="dialog"
    >
      {saved && <ChangedMeanwhile error={error} />}
      <TextField name="name" />
      <DialogActions>Save</DialogActions>
    </Form>
  );
}
