import multipart from '@fastify/multipart';
import { LOGO_TYPES } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../../http/routes/calls';
import { HttpError, notFound } from '../../../http/errors/errors';
import { type App } from '../../../http/request/fastify-types';
import { file, one } from '../../../http/openapi/openapi-replies';
import { ifMatch } from '../../../http/changes/version';
import { findLogo } from './logos.queries';
import { reEncode } from './re-encode';
import { readUpload } from './read-upload';
import { deleteLogo, replaceLogo } from './replace-logo';

// A name always means the same bytes, so browsers need not revalidate.
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

export function logoRoutes(app: App) {
  void app.register(async (part: App) => {
    // Refuses JSON bodies too: a logo is sent as a file.
    part.removeAllContentTypeParsers();
    await part.register(multipart);
    part.addContentTypeParser('*', (_request, _payload, done) => done(notMultipart()));
    uploadRoute(part);
  });

  /** Deletes an organisation's logo and returns the organisation; 404 when it has none. */
  callsOf(app, 'contractor.update').remove(
    '/organisations/logo/:id',
    { summary: 'Delete the logo of an organisation', reply: one('Organisation') },
    (call) => deleteLogo(call.context, call.params.id, ifMatch(call)),
  );

  /** A logo by the last part of the organisation's `logo`. Public, because browsers load pictures without a token. */
  app.get(
    '/logos/:name',
    { config: { permission: 'public' }, schema: { summary: 'Load a logo', reply: file(...LOGO_TYPES) } },
    async ({ context, params }, reply) => {
      const logo = await findLogo(context.db, params.name ?? '');
      if (!logo) throw notFound('Logo');
      return reply.type(logo.type).header('cache-control', KEPT_FOR_A_YEAR).send(logo.bytes);
    },
  );
}

const notMultipart = () => new HttpError(415, { message: 'The logo must be sent as multipart/form-data.' });

function uploadRoute(app: App) {
  /**
   * Replaces an organisation's logo by the file `file` of a multipart body: PNG, JPEG or WebP, at most 2 MB and 4096
   * pixels a side. Returns the organisation with its new `logo`; 413 when too large, 422 on `file` for other content.
   * docs/domain/parties.md#logos
   */
  callsOf(app, 'contractor.update').post(
    '/organisations/uploadLogo/:id',
    {
      summary: 'Upload the logo of an organisation',
      description:
        'A multipart/form-data body with one file, `file`: PNG, JPEG or WebP, at most 2 MB and 4096 pixels a side.',
      reply: one('Organisation'),
    },
    async (call) => {
      if (!call.isMultipart()) throw notMultipart();
      const picture = await reEncode(await readUpload(call));
      return replaceLogo(call.context, call.params.id, picture, ifMatch(call));
    },
  );
}
