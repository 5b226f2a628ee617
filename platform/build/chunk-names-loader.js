const { readDeclaredRemote } = require('./declared-remote');

const IMPORT = /\bimport\(\s*(['"])([^'"]+)\1/g;

/** Names the chunk of each `import()` in remote.ts as the remote declares it. */
module.exports = async function nameChunks(source) {
  const { chunks } = await readDeclaredRemote(this.context, this.getOptions().doors);
  return source.replace(IMPORT, (whole, quote, request) => {
    const name = chunks.get(request);
    return name ? `import(/* webpackChunkName: ${JSON.stringify(name)} */ ${quote}${request}${quote}` : whole;
  });
};
