import { type Permission } from '@siteledger/shared-lib/domain';
import { type InferType, type Schema } from 'yup';
import { type Viewpoint } from '../../figures/viewpoint';
import { viewpointOf } from './as-of';
import { type Call, callsOf, type Described } from './calls';
import { type Context } from '../request/context';
import { notFound } from '../errors/errors';
import { type App } from '../request/fastify-types';
import { type ListOffer } from './list';
import { AS_OF, listParameters, ofOneProject } from '../openapi/openapi-parameters';
import { created, list as page, one } from '../openapi/openapi-replies';
import { ifMatch } from '../changes/version';

type Permissions = Permission | readonly Permission[];

type Resource = {
  /** Below /api/v2. */
  path: `/${string}`;
  /** Its name in descriptions: ['an invoice', 'invoices']. */
  name: readonly [one: string, many: string];
  /** The default domain type of its replies. */
  type: string;
  /** Permissions to view and to change it; the latter defaults to the former. */
  permission: { view: Permissions; change?: Permissions; create?: Permissions; delete?: Permissions };
  /** Whether the replies of its lists are kept until somebody writes. */
  isKept?: boolean;
  /** Whether it has figures: it is read as of a day, and its list has totals. docs/domain/figures.md#as-of-a-day */
  hasFigures?: boolean;
};

type Offer = ListOffer<string, Record<string, Schema>>;
type Differing = Partial<Described<never>>;
type Change = (context: Context, reference: string, expected: number | undefined) => unknown;

/**
 * Declares the routes that resources have in common. Path, permission, parameters, reply and summary come from the
 * resource; the last argument overrides them. A change takes the version the caller last saw.
 * docs/domain/calls.md#versions
 */
export function resource(
  app: App,
  { path, name: [a, many], type, permission, isKept = false, hasFigures = false }: Resource,
) {
  const { view, change = view } = permission;
  const calls = callsOf(app, view);
  const asOf = hasFigures ? { parameters: AS_OF } : {};
  const title = a.replace(/^an? (.)/, (_article, first: string) => first.toUpperCase());

  const listed = (listedType: string, offer: Offer) => ({
    config: { isKept },
    parameters: listParameters(offer, asOf.parameters),
    reply: page(listedType, hasFigures ? `${listedType}Totals` : undefined),
  });

  return {
    /** Declares the resource's other routes. */
    calls,

    list: (listedType: string, { offer, answer }: { offer: Offer; answer: (call: Call) => unknown }) =>
      calls.get(path, { summary: `List ${many}`, ...listed(listedType, offer) }, (call) => answer(call)),

    /** A list grouped by project or party. docs/domain/lists-and-search.md#groups */
    groups: (by: string, listedType: string, list: { groupOffer: Offer; answerGroups: (call: Call) => unknown }) => {
      const described = { summary: `List ${many} by ${by}`, ...listed(listedType, list.groupOffer) };
      calls.get(`${path}/groups`, described, list.answerGroups);
    },

    /** The list of one project, named in the path. */
    ofProject: (
      listedType: string,
      list: { projectOffer: Offer; answer: (call: Call, project: string) => unknown },
    ) => {
      const { parameters, ...rest } = listed(listedType, list.projectOffer);
      const described = { summary: `List ${many} of a project`, parameters: ofOneProject(parameters), ...rest };
      calls.get(`/projects/:id${path}`, described, (call) => list.answer(call, call.params.id));
    },

    create: <Body extends Schema>(
      body: Body,
      answer: (context: Context, body: InferType<Body>) => unknown,
      differing: Differing = {},
    ) =>
      calls.postOnce<Body>(
        path,
        { permission: permission.create ?? change, body, summary: `Create ${a}`, reply: created(type), ...differing },
        (call) => answer(call.context, call.body),
      ),

    read: (answer: (call: Call, reference: string) => Promise<unknown>, differing: Differing = {}) =>
      calls.get(`${path}/:id`, { summary: `Read ${a}`, ...asOf, reply: one(type), ...differing }, async (call) => {
        const found = await answer(call, call.params.id);
        if (found === undefined) throw notFound(title);
        return found;
      }),

    /** A record with everything that its print shows, of type `printed`. */
    print: (printed: string, answer: (context: Context, reference: string, view: Viewpoint) => unknown) =>
      calls.get(`${path}/:id/print`, { summary: `Read ${a} for printing`, ...asOf, reply: one(printed) }, (call) =>
        answer(call.context, call.params.id, viewpointOf(call)),
      ),

    update: <Body extends Schema>(
      body: Body,
      answer: (context: Context, reference: string, body: InferType<Body>, expected: number | undefined) => unknown,
      differing: Differing = {},
    ) =>
      calls.put<Body>(
        `${path}/:id`,
        { permission: change, body, summary: `Update ${a}`, reply: one(type), ...differing },
        (call) => answer(call.context, call.params.id, call.body, ifMatch(call)),
      ),

    remove: (answer: Change) =>
      calls.remove(
        `${path}/:id`,
        { permission: permission.delete ?? change, summary: `Delete ${a}`, reply: one('Reference') },
        (call) => answer(call.context, call.params.id, ifMatch(call)),
      ),

    /** Undoes a deletion. docs/domain/states-and-deletions.md#undo */
    restore: (answer: Change, differing: Differing = {}) =>
      calls.postOnce(
        `${path}/:id/restore`,
        { permission: change, summary: `Take back the deletion of ${a}`, reply: one(type), ...differing },
        (call) => answer(call.context, call.params.id, ifMatch(call)),
      ),
  };
}
