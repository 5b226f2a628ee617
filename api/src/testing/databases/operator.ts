import { type AdminParts } from '../../admin/command';
import { runCommand } from '../../admin/run-command';
import { type OpenDatabase } from '../../db/database';
import { TEST_CONFIG } from '../apps/with-app';

type Options = { password?: string; open?: AdminParts['open']; config?: Partial<AdminParts['config']> };

/** A database that stays open when a command closes it. */
export const keptOpen = (database: OpenDatabase): OpenDatabase => ({ ...database, close: async () => undefined });

/**
 * Runs an operator's commands on a server's database, at 10:00 on 1 July 2026. Returns the exit code and all output.
 */
export const operatorOf =
  (server: { readonly database: OpenDatabase }) =>
  async (parameters: readonly string[], { password = '', open, config }: Options = {}) => {
    const said: string[] = [];
    const parts: AdminParts = {
      config: { ...TEST_CONFIG, ...config },
      open: open ?? (async () => keptOpen(server.database)),
      clock: () => new Date('2026-07-01T02:00:00Z'),
      say: (line) => said.push(line),
      askSecret: async () => password,
    };
    const code = await runCommand(parts, parameters);
    return { code, said, text: said.join('\n') };
  };
