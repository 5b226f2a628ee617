import swc from '@swc/jest';
import { faultNamed, withFault } from './seeded-faults.mjs';

/** Compiles as usual, with one fault inserted first. The changed text is part of the cache key. */
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
