import { stripVTControlCharacters } from 'node:util';
import remotePluginModule from '../../../build/remote-plugin.js';
import { withoutStack } from '../../build/without-stack.mjs';

const kindOf = ({ name }) => (name === remotePluginModule.CONTRACT_ERROR ? 'contract' : 'build');

/** A compilation's errors, for the remote's developer: [{kind, place, text}]; `place` is a file. */
export const buildProblems = ({ errors, requestShortener }) =>
  errors.map((error) => ({
    kind: kindOf(error),
    place: error.module?.readableIdentifier(requestShortener) ?? null,
    text: stripVTControlCharacters(withoutStack(error.message)),
  }));
