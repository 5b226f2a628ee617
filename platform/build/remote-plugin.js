const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const path = require('node:path');
const { calledOperations } = require('./called-operations');
const { readDeclaredRemote } = require('./declared-remote');
const { hashedFiles, isCode } = require('./file-hashes');
const { buildFacts, routePreload, usedNames } = require('./remote-facts');
const { platform } = require('./product');
const { reactVersion } = require('./shared-modules');
const { signaturesOf, usedSignatures, wordsBelow } = require('./signatures');
const { forgetTypeScript, requireTypeScript } = require('./typescript-module');

const NAME = 'RemotePlugin';
/** Name of the compilation error when a remote breaks its contract. */
const CONTRACT_ERROR = 'RemoteContractError';
const CONTRACT = path.join(platform, 'contract/remote/problems.ts');
const GATE = path.join(platform, 'contract/release/gate.ts');

function currentCommit(root) {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null; // built from an archive without Git
  }
}

/**
 * Reads remote.ts, reports breaches of the remote's contract as errors, and writes remote.json, the release's
 * description.
 */
class RemotePlugin {
  constructor({ product, folder, version, container, watched, measured }) {
    Object.assign(this, { product, folder, version, container, watched, measured });
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.invalid.tap(NAME, forgetTypeScript);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After compression, because compressed sizes count, and after the last change to a file's content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const release = await this.release(compilation);
          compilation.emitAsset('remote.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
        } catch (error) {
          compilation.errors.push(Object.assign(new WebpackError(error.message), { name: CONTRACT_ERROR }));
        }
      });
    });
  }

  async release(compilation) {
    const { doors } = this.product;
    const { descriptor, chunkOfFill, chunksOfScreen } = await readDeclaredRemote(this.folder, doors);
    const files = hashedFiles(compilation);
    const entry = compilation.entrypoints.get(this.container).getFiles().filter(isCode).at(-1);
    const facts = buildFacts(compilation, this.product, this.folder, entry);
    const uses = usedNames(compilation, doors);
    this.refuseProblems(descriptor, facts);
    return {
      schema: requireTypeScript(GATE, doors).RELEASE_SCHEMA,
      ...descriptor,
      places: descriptor.places ?? [],
      version: this.version,
      buildId: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
      commit: currentCommit(this.product.root),
      container: this.container,
      entry,
      routes: descriptor.routes.map((route) =>
        route.module ? { ...route, preload: routePreload(compilation, doors, chunksOfScreen.get(route.path)) } : route,
      ),
      ...(descriptor.slots && {
        slots: descriptor.slots.map((fill) => ({
          ...fill,
          preload: routePreload(compilation, doors, [chunkOfFill.get(fill.id)]),
        })),
      }),
      files,
      sizes: {
        entry: facts.transferred[entry],
        total: Object.values(facts.transferred).reduce((sum, bytes) => sum + bytes, 0),
      },
      react: reactVersion(this.product),
      uses,
      // Left out in watch mode: such a build is not published, and reading the types takes longer than a rebuild.
      ...(!this.watched && {
        signatures: usedSignatures(uses, signaturesOf(this.product), wordsBelow(path.join(this.folder, 'src'))),
      }),
      endpoints: facts.endpoints.map(({ name }) => name),
      operations: calledOperations(path.join(this.folder, 'src')),
    };
  }

  refuseProblems(descriptor, facts) {
    const { root, host, doors, nameOf } = this.product;
    const { problemsFoundByBuild, descriptorProblems } = requireTypeScript(CONTRACT, doors);
    const { REMOTE_HOST } = requireTypeScript(path.resolve(root, host), doors);
    const name = nameOf(this.folder);
    const judged = this.measured ? facts : { ...facts, transferred: {} };
    const problems = [
      ...descriptorProblems(descriptor, name, REMOTE_HOST),
      ...problemsFoundByBuild(descriptor, judged),
    ];
    if (problems.length === 0) return;
    throw new Error([`${name} breaks the remote's contract:`, ...problems.map((one) => `- ${one}`)].join('\n  '));
  }
}

module.exports = { CONTRACT_ERROR, RemotePlugin };
