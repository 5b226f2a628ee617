import { writeRemote } from './new/write-remote.mjs';

/** `new cranes` outside any product: creates a remote with a list and a form, as a project of its own. */
export async function run(product, [given]) {
  const name = await writeRemote(product, given);
  console.log(
    `\ncd ${name}, then npm install; npm run check compiles, tests and builds it. README.md says how to publish it.`,
  );
}
