import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { CONNECTIONS_MAX } from '@siteledger/shared-lib/domain';
import { addressKey } from './address-key';

/** How long sending the headers may take, and how often that is checked, in milliseconds. */
export const HTTP_TIMEOUTS = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } as const;

/** Limits connections in total and by address; behind a proxy only in total, as all share its address. */
export function limitConnections(server: Server, { isBehindProxy }: { isBehindProxy: boolean }) {
  server.maxConnections = CONNECTIONS_MAX.all;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > CONNECTIONS_MAX.address) socket.destroy();
  });
}
