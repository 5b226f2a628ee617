import { Agent, request } from 'node:http';
import { Failure } from '../../run/failure.mjs';

// Waiting for a whole session's lifetime would take longer than the gate.
const TIMEOUT_MS = 20_000;

/**
 * A signed-in client that keeps connections to nginx open like a browser. A call never throws: without an answer its
 * status is 0.
 */
export async function clientOf(url, credentials) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let authorization;
  const call = (method, path, { body, headers = {}, at = url } = {}) =>
    new Promise((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const ownHeaders = {
        ...(authorization && { authorization }),
        ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        ...headers,
      };
      const asked = request(at + path, { agent, method, headers: ownHeaders, timeout: TIMEOUT_MS }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', (error) => resolve({ status: 0, headers: {}, text: error.message }));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        );
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.on('error', (error) => resolve({ status: 0, headers: {}, text: error.message }));
      asked.end(sent);
    });
  const stored = async (method, path, body) => {
    const { status, text } = await call(method, path, { body });
    if (status >= 300) throw new Failure(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text).data;
  };
  const { access_token } = await stored('POST', '/api/v2/login', credentials);
  authorization = `Bearer ${access_token}`;
  return { call, stored, close: () => agent.destroy() };
}
