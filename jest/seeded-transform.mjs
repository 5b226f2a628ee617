import swc from '@swc/jest';
import { faultNamed, withFault } from './seeded-faults.mjs';

/** Compiles as ever, with one mistake made on the way: its text is part of what the cache knows a file by. */
const createTransformer = (options) => {
  const compiler = swc.createTransformer(options);
  const fault = faultNamed(process.env.SEEDED_FAULT);
  return {
    ...compiler,
    process: (source, path, how) => compiler.process(withFault(fault, path, source), path, how),
    processAsync: (source, path, how) => compiler.processAsync(withFault(fault, path, source), path, how),
    getCacheKey: (source, path, how) => compiler.getCacheKey(withFault(fault, path, source), path, how),
  };
};

// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default { createTransformer };
