import { fileURLToPath } from 'node:url';
import { lintConfig } from './scripts/lint/lint-config.mjs';

export default lintConfig(fileURLToPath(new URL('.', import.meta.url)));
