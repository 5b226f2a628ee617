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

  /** All of the caller's views of a screen, by name. */
  calls.get(
    '/saved_views',
    { summary: "List one's saved views of a screen", parameters: OF_SCREEN, reply: all('SavedView') },
    ({ context, query }) => savedViewsOf(context.db, context.user.id, screenOf(query)),
  );

  /** Saves a view: 201 with it; 422 by field, also for a duplicate name; 409 for more than 50. */
  create(savedViewSchema, createSavedView, { summary: 'Save a view' });

  /** Renames or updates one of the caller's views: 409 for a stale version; 422 by field. */
  update(savedViewUpdateSchema, updateSavedView);

  /** Deletes one of the caller's views, {uuid, name}. */
  remove(deleteSavedView);

  /**
   * Undoes the deletion of one of the caller's views; 422 when its name is taken, 409 for more than 50.
   * states-and-deletions.md#undo
   */
  restore(restoreSavedView);
}

function screenOf(query: unknown) {
  const { screen } = requireFilters(query, OF_SCREEN);
  if (!screen) throw invalid({ screen: ['Screen is required.'] });
  return screen;
}
