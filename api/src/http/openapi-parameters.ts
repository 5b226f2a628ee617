import { choice, day, text, wholeNumber } from '@siteledger/shared-lib/domain';
import { type AnySchema, type Schema } from 'yup';
import { LIST_SIZES, type ListOffer, SEARCH_MAX } from './list';
import { type Json, toOpenApiSchema } from './openapi-schema';

/** The query parameters of a route, each with its schema: `parameters` of `schema: { parameters }`. */
export type QueryParameters = Readonly<Record<string, AnySchema>>;

/** The day that figures are computed for. Decision §1. */
export const AS_OF: QueryParameters = { as_of: day('as_of') };

/** What every list takes, the keys it sorts by and its own filters; `more` is what the route reads besides. Decision §6. */
export const listParameters = (
  { sortable, defaultSort, filters }: ListOffer<string, Record<string, Schema>>,
  more: QueryParameters = {},
): QueryParameters => ({
  page: wholeNumber('page').min(1).default(1),
  per_page: choice('per_page', LIST_SIZES.map(String)).default('50'),
  sort: choice('sort', [...sortable]).default(defaultSort.sort),
  order: choice('order', ['asc', 'desc']).default(defaultSort.order),
  search: text('search').max(SEARCH_MAX),
  ...filters,
  ...more,
});

/** The same for a list of one project: which one stands in the path. */
export const ofOneProject = ({ project: _inPath, ...others }: QueryParameters): QueryParameters => others;

/** The parameters of a query as OpenAPI writes them. */
export const describeParameters = (parameters: QueryParameters = {}) =>
  Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema: parameterSchema(schema) }));

// A parameter is sent or not; it is never null.
function parameterSchema(schema: AnySchema): Json {
  const { title: _title, ...shape } = toOpenApiSchema({ ...schema.describe(), nullable: false });
  const standard: unknown = schema.spec.default;
  const isScalar = typeof standard === 'string' || typeof standard === 'number';
  return { ...(Object.keys(shape).length > 0 ? shape : { type: 'string' }), ...(isScalar && { default: standard }) };
}
