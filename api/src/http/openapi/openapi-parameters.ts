import { choice, day, DEFAULT_PAGE_SIZE, text, wholeNumber } from '@siteledger/shared-lib/domain';
import { type AnySchema, type Schema } from 'yup';
import { LIST_SIZES, type ListOffer, SEARCH_MAX } from '../routes/list';
import { type Json, toOpenApiSchema } from './openapi-schema';

/** The query parameters of a route, each with its schema, as in `schema: { parameters }`. */
export type QueryParameters = Readonly<Record<string, AnySchema>>;

type Offer = ListOffer<string, Record<string, Schema>>;

/** The day for which figures are computed. docs/domain/figures.md#as-of-a-day */
export const AS_OF: QueryParameters = { as_of: day('as_of') };

/** The search and the list's own filters. */
export const filterParameters = ({ filters }: Offer): QueryParameters => ({
  search: text('search').max(SEARCH_MAX),
  ...filters,
});

/**
 * The parameters of a list: paging, search, its sort keys and filters; `more` are further parameters of the route.
 * docs/domain/lists-and-search.md#the-query
 */
export const listParameters = (offer: Offer, more: QueryParameters = {}): QueryParameters => ({
  page: wholeNumber('page').min(1).default(1),
  per_page: choice('per_page', LIST_SIZES.map(String)).default(String(DEFAULT_PAGE_SIZE)),
  sort: choice('sort', [...offer.sortable]).default(offer.defaultSort.sort),
  order: choice('order', ['asc', 'desc']).default(offer.defaultSort.order),
  ...filterParameters(offer),
  ...more,
});

/** The parameters of a list within one project, whose id is in the path. */
export const ofOneProject = ({ project: _inPath, ...others }: QueryParameters): QueryParameters => others;

/** The parameters of a query as OpenAPI writes them. */
export const describeParameters = (parameters: QueryParameters = {}) =>
  Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema: parameterSchema(schema) }));

// A parameter is sent or omitted; it is never null.
function parameterSchema(schema: AnySchema): Json {
  const { title: _title, ...shape } = toOpenApiSchema({ ...schema.describe(), nullable: false });
  const standard: unknown = schema.spec.default;
  const isScalar = typeof standard === 'string' || typeof standard === 'number';
  return { ...(Object.keys(shape).length > 0 ? shape : { type: 'string' }), ...(isScalar && { default: standard }) };
}
