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
  /** What a record of it is called: ['an invoice', 'invoices']. */
  name: readonly [one: string, many: string];
  /** The type of the domain that its calls answer, unless they say another. */
  type: string;
  /** Who may look at it, and who may change it; without the latter the same. */
  permission: { view: Permissions; change?: Permissions; create?: Permissions; delete?: Permissions };
  /** Whether it has figures: it is read as of a day, and a list of it has totals. docs/domain/figures.md#as-of-a-day */
  hasFigures?: boolean;
};

type Offer = ListOffer<string, Record<string, Schema>>;
type Differing = Partial<Described<never>>;
type Change = (context: Context, reference: string, expected: number | undefined) => unknown;

/**
 * Declares the calls that resources have in common: path, permission, parameters, reply and summary follow from the resource;
 * what differs is given last. A change takes the version that its caller last saw. docs/domain/calls.md#versions
 */
export function resource(app: App, { path, name: [a, many], type, permission, hasFigures = false }: Resource) {
  const { view, change = view } = permission;
  const calls = callsOf(app, view);
  const asOf = hasFigures ? { parameters: AS_OF } : {};
  const title = a.replace(/^an? (.)/, (_article, first: string) => first.toUpperCase());

  const listed = (listedType: string, offer: Offer) => ({
    parameters: listParameters(offer, asOf.parameters),
    reply: page(listedType, hasFigures ? `${listedType}Totals` : undefined),
  });

  return {
    /** Its other calls. */
    calls,

    list: (listedType: string, { offer, answer }: { offer: Offer; answer: (call: Call) => unknown }) =>
      calls.get(path, { summary: `List ${many}`, ...listed(listedType, offer) }, (call) => answer(call)),

    /** A list of groups: "project or party". docs/domain/lists-and-search.md#groups */
    groups: (by: string, listedType: string, list: { groupOffer: Offer; answerGroups: (call: Call) => unknown }) => {
      const described = { summary: `List ${many} by ${by}`, ...listed(listedType, list.groupOffer) };
      calls.get(`${path}/groups`, described, list.answerGroups);
    },

    /** The list of one project, which the path names. */
    ofProject: (
      listedType: string,
      list: { projectOffer: Offer; answer: (call: Call, project: string) => unknown },
    ) => {
      const { parameters, reply } = listed(listedType, list.projectOffer);
      const described = { summary: `List ${many} of a project`, parameters: ofOneProject(parameters), reply };
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

    /** All that is printed of a record, the type `printed`. */
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

    /** Takes back a deletion. docs/domain/states-and-deletions.md#undo */
    restore: (answer: Change, differing: Differing = {}) =>
      calls.postOnce(
        `${path}/:id/restore`,
        { permission: change, summary: `Take back the deletion of ${a}`, reply: one(type), ...differing },
        (call) => answer(call.context, call.params.id, ifMatch(call)),
      ),
  };
}
