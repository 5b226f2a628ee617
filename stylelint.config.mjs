import { styleSize } from './scripts/lint/style-size.mjs';

export default {
  extends: ['stylelint-config-standard'],
  plugins: [styleSize],
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'siteledger/max-lines': 250,
    // A sheet is in the order of its screen; what wins is told by its selector, not by where it stands.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { ignoreKeywords: ['A4'] }],
  },
};
