import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { nevers } from './scripts/lint/nevers.js';

const code = ['**/*.{ts,tsx,js,mjs,cjs}'];
const panel = ['src/**/*.{ts,tsx}'];
const screens = ['src/{areas,parts,kit,shell}/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**', 'bench/**'];

const named = (names, message) => names.map((name) => ({ name, message }));
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));
const lines = (files, max) => ({ files, ignores: tests, rules: { 'max-lines': ['warn', max] } });

export default defineConfig(
  globalIgnores(['dist', 'coverage', '.cache', '.data', '**/generated', 'playwright-report', 'test-results']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [tseslint.configs.strict],
    plugins: { divan: nevers },
    rules: {
      // The compiler says it, and says it better.
      '@typescript-eslint/no-unused-vars': 'off',
      // Oxlint's, in a thirtieth of the time (.oxlintrc.json).
      '@typescript-eslint/ban-ts-comment': 'off',
      eqeqeq: 'error',
      'no-constant-condition': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      // Ours instead, which lets an explained one pass.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'divan/explain-non-null': 'error',
      'divan/no-silent-catch': 'error',
      'divan/explain-silence': 'error',
      'divan/no-barrel': 'error',
      'divan/no-default-export': 'error',
      'divan/no-gone-words': 'error',
    },
  },
  {
    files: panel,
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { formatjs, 'react-hooks': reactHooks },
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      // What scrolls must be reached by keyboard; such places are named as groups, or hear keys as applications.
      // Our box for tables is the control that a label around it names.
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Checkbox'] }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group', 'application'] }],
      'no-console': 'error',
      'divan/no-path-text': 'error',
      'divan/no-colour-value': 'error',
      'divan/no-money-number': 'error',
      'divan/no-status-number': 'error',
      'divan/no-own-modal': 'error',
      'divan/no-date-formatting': 'error',
      'divan/no-requests': [
        'error',
        {
          globals: named(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], 'Requests are made in api/ only.'),
          checkGlobalObject: true,
        },
      ],
      'divan/no-storage': [
        'error',
        {
          globals: named(
            ['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
            'What the browser keeps is reached by session/vaultEnvironment only.',
          ),
          checkGlobalObject: true,
        },
      ],
    },
  },
  { files: screens, rules: { 'divan/no-role-names': 'error' } },
  { files: ['src/{app,shell}/**/*.{ts,tsx}'], rules: { 'divan/no-still-address': 'error' } },
  // Each never says where its matter is dealt with instead; these are those places, and no file is let off besides.
  // Requests are made in api.
  { files: ['src/api/**'], rules: off('divan/no-requests') },
  // Storage is reached by the environment of the vault, which hands it to those who keep something.
  { files: ['src/session/vaultEnvironment.ts'], rules: off('divan/no-storage') },
  // Colours have their values in the themes and in the accents that a user chooses from.
  {
    files: ['src/app/theme.ts', 'src/kit/foundation/theme.ts', 'src/kit/state/accents.ts'],
    rules: off('divan/no-colour-value'),
  },
  // The one way to open a window.
  { files: ['src/kit/overlay/useModal.ts'], rules: off('divan/no-own-modal') },
  // Dates are formatted in i18n and lib.
  { files: ['src/i18n/**', 'src/lib/**'], rules: off('divan/no-date-formatting') },
  // A screen is what the router loads; programs of others load what they are configured with the same way.
  {
    files: ['src/areas/**/*.tsx', '**/*.config.{ts,js}', '.size-limit.js', 'scripts/webpack/**', 'tests/support/**'],
    rules: off('divan/no-default-export'),
  },
  // Routes are registered by the contract with the content host (http) and by the built panel (page).
  { files: ['server/**/*.ts'], ignores: ['server/{http,page}/**'], rules: { 'divan/no-own-route': 'error' } },
  // server/db puts statements together from the parts that modules write out, and so do the reports and the files of a month; nothing else does.
  {
    files: ['server/**/*.ts'],
    ignores: ['server/db/**', 'server/modules/reports/{readReport,sources/*}.ts', 'server/modules/closing/sheets.ts'],
    rules: { 'divan/no-joined-sql': 'error' },
  },
  { files: ['server/{modules,auth}/**/{store,*Store}.ts'], rules: { 'divan/no-joined-sql': ['error', 'every'] } },
  // Tests look at what a user sees, write such texts and values themselves, and stand in for the browser and the service.
  {
    files: tests,
    rules: off(
      'formatjs/no-literal-string-in-jsx',
      'divan/no-path-text',
      'divan/no-colour-value',
      'divan/no-money-number',
      'divan/no-status-number',
      'divan/no-date-formatting',
      'divan/no-requests',
      'divan/no-storage',
      'divan/explain-non-null',
    ),
  },
  // Sizes are a reason to think again, so they warn.
  lines(['{src,server,scripts}/**/*.{ts,tsx}'], 250),
  lines(['src/api/*/*.ts'], 120),
  lines(['server/modules/**/*.ts'], 200),
  lines(['src/areas/**/*.tsx'], 140),
  lines(['src/areas/**/*Detail.tsx'], 160),
  lines(['src/areas/**/*Actions.tsx'], 100),
);
