import { join } from 'node:path';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readFolders } from './folders.mjs';
import { commonJsGlobals, jestGlobals, nodeGlobals, pageGlobals } from './globals.mjs';
import { domainPurity, importRules } from './imports.mjs';
import { packageRules } from './packages.mjs';
import { syntaxRules } from './syntax.mjs';
import { zonesOf } from './zones.mjs';

const size = {
  'max-lines': ['error', 250],
  complexity: ['error', 12],
};

const names = {
  'check-file/filename-naming-convention': [
    'error',
    { '**/*.{ts,tsx,js,mjs,cjs}': 'KEBAB_CASE' },
    { ignoreMiddleExtensions: true },
  ],
  'check-file/folder-naming-convention': [
    'error',
    { '{api,bench,e2e,jest,mfe-*,platform,scripts,shared-lib,shell}/**/': 'KEBAB_CASE' },
  ],
  'check-file/filename-blocklist': [
    'error',
    {
      '**/{utils,util,helpers,helper,common,manager,misc}.*': '**/a-name-that-says-what-it-does.*',
      '**/{utils,util,helpers,helper,common,manager,misc}/**': '**/a-name-that-says-what-it-does/**',
      '**/index.tsx': '*-{page,table,form,modal}.tsx',
    },
  ],
};

const types = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Validation often has to match control characters.
  'no-control-regex': 'off',
};

const imports = {
  'import-x/no-default-export': 'error',
  'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
};

/**
 * ESLint's configuration for the product under `root`; its folders define the boundaries. Rules that need types, and
 * import cycles, are oxlint's: .oxlintrc.json.
 */
export const lintConfig = (root) => {
  const folders = readFolders(root);
  return tseslint.config(
    {
      ignores: [
        '**/dist/',
        '**/node_modules/',
        '**/.data/',
        '**/.cache/',
        '**/coverage/',
        '**/test-results/',
        'platform/example/',
      ],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.recommended],
      rules: types,
    },
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      plugins: { 'import-x': importX, 'check-file': checkFile },
      settings: {
        'import-x/resolver-next': [
          createTypeScriptImportResolver({
            project: [join(root, 'tsconfig.json'), join(root, 'api', 'tsconfig.json')],
            noWarnOnMultipleProjects: true,
            conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
          }),
        ],
        'import-x/internal-regex': '^@siteledger/',
        'import-x/extensions': ['.ts', '.tsx'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      },
      rules: {
        ...size,
        ...names,
        ...imports,
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: zonesOf(folders) }],
      },
    },
    {
      files: ['{platform,shared-lib,shell,mfe-*,bench}/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    ...packageRules(root, folders),
    ...importRules(folders),
    domainPurity,
    ...syntaxRules(folders),
    {
      // Files whose default export a tool reads.
      files: [
        '*.config.mjs',
        '**/*.config.{ts,mjs,js}',
        '{jest,platform/jest,shared-lib/jest}/*-{environment,preset}.mjs',
        'e2e/remove-data.mjs',
      ],
      rules: { 'import-x/no-default-export': 'off' },
    },
    { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
    {
      files: ['**/*.{js,cjs}'],
      languageOptions: { sourceType: 'commonjs', globals: { ...nodeGlobals, ...commonJsGlobals } },
    },
    {
      files: ['{jest,platform/jest,shared-lib/jest}/**/*.mjs'],
      languageOptions: { globals: { ...pageGlobals, ...jestGlobals } },
    },
    { files: ['bench/**/*.mjs'], languageOptions: { globals: pageGlobals } },
  );
};
