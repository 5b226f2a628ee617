import { fsyncSync } from 'node:fs';
import { type PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type NodeStream = { nfd?: number };

/**
 * A folder on disk whose committed data survives a power cut. PGlite's own file system never flushes; this one passes
 * on every fsync. Written against version 0.5.16 exactly.
 */
export class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const forwardFsync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as { stream_ops: { fsync?: (stream: NodeStream) => number } };
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), forwardFsync] } };
  }
}
