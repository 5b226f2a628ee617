import {
  FieldErrors,
  type FieldMessages,
  savedViewSchema,
  savedViewUpdateSchema,
  SCREEN_MAX,
  text,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readFilters } from '../../http/list';
import { all, created, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createSavedView } from './create-saved-view';
import { deleteSavedView } from './delete-saved-view';
import { restoreSavedView } from './restore-saved-view';
import { savedViewsOf } from './saved-views.queries';
import { updateSavedView } from './update-saved-view';

const OF_SCREEN = { screen: text('Screen').max(SCREEN_MAX) };

export function savedViewRoutes(app: App) {
  /** The caller's own views of a screen, by name, all of them. */
  app.get(
    '/saved_views',
    {
      config: { permission: 'authenticated' },
      schema: { summary: "List one's saved views of a screen", parameters: OF_SCREEN, reply: all('SavedView') },
    },
    async ({ context, query }) => ({ data: await savedViewsOf(context.db, context.user.id, screenOf(query)) }),
  );

  /** Saves a view: 201 with it; 422 by field, also for a name that the screen has; 409 for more than 50. */
  app.post(
    '/saved_views',
    {
      config: { permission: 'authenticated', idempotent: true },
      schema: { body: savedViewSchema, summary: 'Save a view', reply: created('SavedView') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createSavedView(request.context, request.body) };
    },
  );

  /** Renames one's view or gives it another state: 409 when it was changed meanwhile; 422 by field. */
  app.put(
    '/saved_views/:id',
    {
      config: { permission: 'authenticated' },
      schema: { body: savedViewUpdateSchema, summary: 'Update a saved view', reply: one('SavedView') },
    },
    async (request) => ({
      data: await updateSavedView(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes one's view, {uuid, name}. */
  app.delete(
    '/saved_views/:id',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Delete a saved view', reply: one('Reference') },
    },
    async (request) => ({ data: await deleteSavedView(request.context, request.params.id, ifMatch(request)) }),
  );

  /** Takes back the deletion of one's view; 422 when its name is taken since, 409 for more than 50. states-and-deletions.md#undo */
  app.post(
    '/saved_views/:id/restore',
    {
      config: { permission: 'authenticated', idempotent: true },
      schema: { summary: 'Take back the deletion of a saved view', reply: one('SavedView') },
    },
    async (request) => ({ data: await restoreSavedView(request.context, request.params.id, ifMatch(request)) }),
  );
}

function screenOf(query: unknown) {
  const errors: FieldMessages = {};
  const { screen } = readFilters(query, OF_SCREEN, errors);
  if (!screen && !errors.screen) errors.screen = ['Screen is required.'];
  if (errors.screen) throw new FieldErrors(errors);
  return screen ?? '';
}
