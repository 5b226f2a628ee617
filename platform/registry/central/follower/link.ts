import { unavailable } from '../../errors';

/** A central registry's answer; `body` is null when there is none. */
export type Answer = { status: number; body: unknown; headers: Headers };

export type Asked = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** The central registry gave no usable answer. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** Outcome of the call: it may have been carried out, it was not, or the token was refused. */
    readonly outcome: 'unknown' | 'not done' | 'token refused',
    /** Headers of the answer, if there was one. */
    readonly headers: Headers = new Headers(),
  ) {
    super(message);
  }
}

/** The central registry's answer cannot be used; the message says why. */
export class UnusableAnswer extends NoAnswer {}

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 64 * 1_048_576;

/** The address of a central registry, and this installation's token there. */
export type CentralAddress = { url: string; token: string };

/** HTTP client of an installation for its central registry. No message ever contains the token. */
export class Link {
  constructor(
    private readonly address: CentralAddress,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  get url() {
    return this.address.url;
  }

  /**
   * One call; throws `NoAnswer` when the registry is unreachable, takes longer than ten seconds, or sends an invalid
   * answer.
   */
  async call({ method, path, body, headers }: Asked): Promise<Answer> {
    const response = await this.send(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    const text = await readText(response).catch((error: unknown) => {
      throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error), 'unknown');
    });
    if (response.status >= 500) throw new NoAnswer(`it answers ${response.status}`, 'unknown', response.headers);
    return { status: response.status, body: parsed(text), headers: response.headers };
  }

  /** Opens an event stream, which lasts until the signal or the registry ends it. */
  async open(path: string, signal: AbortSignal): Promise<Response> {
    const response = await this.send(path, { headers: { accept: 'text/event-stream' }, signal });
    if (!response.ok) throw new NoAnswer(`it answers ${response.status}`, 'not done');
    return response;
  }

  private async send(path: string, { headers, ...given }: RequestInit): Promise<Response> {
    try {
      const authorization = `Bearer ${this.address.token}`;
      // Redirects are refused, because one would send the token elsewhere.
      return await fetch(this.url + path, {
        ...given,
        redirect: 'error',
        headers: { authorization, ...(headers as object) },
      });
    } catch (error) {
      throw new NoAnswer(reasonOf(error), isRefused(error) ? 'not done' : 'unknown');
    }
  }
}

/** The 503 for a change that could not be forwarded. */
export const refuseChange = ({ outcome }: NoAnswer) => unavailable(SENTENCES[outcome]);

const SENTENCES: Readonly<Record<NoAnswer['outcome'], string>> = {
  unknown:
    'The central registry has not answered: whether the change was made shows when it is back. Staff work on meanwhile.',
  'not done': 'The central registry is away: nothing was changed. Staff work on; try again when it is back.',
  'token refused':
    'The central registry does not take this installation’s token: nothing was changed. Staff work on; whoever runs the servers connects them again.',
};

const reasonOf = (error: unknown) => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'it does not answer in time';
  return cause?.code ?? cause?.message ?? message;
};

// Errors before any byte of the call is sent.
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
];

const isRefused = (error: unknown) =>
  NOT_CONNECTED.includes((error as { cause?: { code?: string } }).cause?.code ?? '');

async function readText(response: Response) {
  let text = '';
  const decoder = new TextDecoder();
  if (!response.body) return text;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ANSWER_MAX) throw new UnusableAnswer('it answers too much', 'unknown');
  }
  return text;
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnusableAnswer('what it answers is not JSON', 'unknown');
  }
}
