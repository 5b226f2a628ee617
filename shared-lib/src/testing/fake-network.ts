import { DEFAULT_PAGE_SIZE, type ListReply } from '@siteledger/shared-lib/domain';
import { apiUrl } from '@siteledger/shared-lib/session';
import { delay, http, HttpResponse, type PathParams } from 'msw';
import { setupServer } from 'msw/node';

/** A network without routes until a test adds them. An unknown request fails, and fails the test. */
export const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A call received by the fake network. */
export type ReceivedCall = { params: PathParams; query: URLSearchParams; headers: Headers; body: unknown };

type Answer = object | ((call: ReceivedCall) => object | Promise<object>);

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * Mocks a call below the API base: `answers('GET /projects/:uuid', { data: project })`. The answer is a body, a
 * `Response` (see `refusal`), or a function of the call. Returns the received calls, latest last.
 */
export function answers(route: `${keyof typeof VERBS} /${string}`, answer: Answer): ReceivedCall[] {
  const received: ReceivedCall[] = [];
  const [verb, path] = route.split(' ') as [keyof typeof VERBS, string];
  const handler = VERBS[verb](apiUrl() + path, async ({ params, request }) => {
    const call = {
      params,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await bodyOf(request),
    };
    received.push(call);
    const given = typeof answer === 'function' ? await answer(call) : answer;
    return given instanceof Response ? given : HttpResponse.json(given);
  });
  network.use(handler);
  return received;
}

/** A response other than 200, such as `refusal(422, { errors: { name: ['Name is required.'] } })`. */
export const refusal = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** An unreachable network: the call fails without a response. */
export const unreachable = () => HttpResponse.error();

/** A response broken off before its end. */
export const brokenOff = () =>
  new HttpResponse(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"data":'));
        body.error(new TypeError('The connection was lost.'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

/** A response that never arrives during the test. */
export const never = async (): Promise<Response> => {
  await delay('infinite');
  return HttpResponse.error();
};

/** List response with these rows as its only page. docs/domain/lists-and-search.md#the-reply */
export const listOf = <Row>(rows: Row[], rest: Partial<ListReply<Row>> = {}): ListReply<Row> => ({
  data: rows,
  total: rows.length,
  from: rows.length > 0 ? 1 : null,
  to: rows.length > 0 ? rows.length : null,
  per_page: DEFAULT_PAGE_SIZE,
  current_page: 1,
  last_page: 1,
  current_sorting: { sort: 'created_at', order: 'desc' },
  ...rest,
});

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}
