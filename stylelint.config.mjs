import { styleSize } from './scripts/lint/style-size.mjs';

export default {
  extends: ['stylelint-config-standard'],
  plugins: [styleSize],
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'siteledger/max-lines': 250,
    // Rules follow the order of the screen; specificity, not their order, decides which one wins.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { ignoreKeywords: ['A4'] }],
  },
};
