import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { type OpenDatabase } from '../../db/database';
import { portProblem } from '../../port';
import { type RequestMetrics } from './request-metrics';
import { databaseMetrics, ProcessMetrics } from './server-metrics';

type Parts = { port: number; host: string; database: OpenDatabase; requests: RequestMetrics };
type MetricsServer = { port: number; close: () => Promise<void> };

/**
 * Serves `GET /metrics` for Prometheus on a port of its own. The public port has no such path; the network decides who
 * can read it, not a secret.
 */
export async function startMetrics({ port, host, database, requests }: Parts): Promise<MetricsServer> {
  const ownProcess = new ProcessMetrics();
  const registry = Registry.merge([requests.registry, databaseMetrics(database), ownProcess.registry]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => answer(response, text));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw portProblem(error, port) ?? error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      ownProcess.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const answer = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(text);
