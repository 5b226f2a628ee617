import { savedViewSchema, savedViewUpdateSchema, SCREEN_MAX, text } from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors/errors';
import { type App } from '../../http/request/fastify-types';
import { requireFilters } from '../../http/routes/list';
import { all } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { createSavedView } from './create-saved-view';
import { deleteSavedView } from './delete-saved-view';
import { restoreSavedView } from './restore-saved-view';
import { savedViewsOf } from './saved-views.queries';
import { updateSavedView } from './update-saved-view';

const OF_SCREEN = { screen: text('Screen').max(SCREEN_MAX) };

export function savedViewRoutes(app: App) {
  const { calls, create, update, remove, restore } = resource(app, {
    path: '/saved_views',
    name: ['a saved view', 'saved views'],
    type: 'SavedView',
    permission: { view: 'authenticated' },
  });

  /** The caller's own views of a screen, by name, all of them. */
  calls.get(
    '/saved_views',
    { summary: "List one's saved views of a screen", parameters: OF_SCREEN, reply: all('SavedView') },
    ({ context, query }) => savedViewsOf(context.db, context.user.id, screenOf(query)),
  );

  /** Saves a view: 201 with it; 422 by field, also for a name that the screen has; 409 for more than 50. */
  create(savedViewSchema, createSavedView, { summary: 'Save a view' });

  /** Renames one's view or gives it another state: 409 when it was changed meanwhile; 422 by field. */
  update(savedViewUpdateSchema, updateSavedView);

  /** Deletes one's view, {uuid, name}. */
  remove(deleteSavedView);

  /** Takes back the deletion of one's view; 422 when its name is taken since, 409 for more than 50. states-and-deletions.md#undo */
  restore(restoreSavedView);
}

function screenOf(query: unknown) {
  const { screen } = requireFilters(query, OF_SCREEN);
  if (!screen) throw invalid({ screen: ['Screen is required.'] });
  return screen;
}
