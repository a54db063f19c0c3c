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
      'divan/no-gone-words': 'off',
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
            'Storage is used in session/vaultEnvironment, the journal of claims/signing, kit/state/drafts and app/persist only.',
          ),
          checkGlobalObject: true,
        },
      ],
    },
  },
  { files: screens, rules: { 'divan/no-role-names': 'error' } },
  // The roles of others are what these screens are about; whether something is shown is still asked of can().
  { files: ['src/areas/access/**'], rules: off('divan/no-role-names') },
  { files: ['src/api/**'], rules: off('divan/no-requests') },
  // Texts are files of the panel itself, as its scripts are: no service, token or failure of a call has to do with them.
  { files: ['src/i18n/textsFile.ts'], rules: off('divan/no-requests') },
  {
    files: [
      'src/session/vaultEnvironment.ts',
      'src/areas/claims/signing/{signingJournal,journalDatabase}.ts',
      'src/kit/state/drafts.ts',
    ],
    rules: off('divan/no-storage'),
  },
  { files: ['src/{kit/**,app}/{accents,theme,colour}.ts', 'src/lib/colour.ts'], rules: off('divan/no-colour-value') },
  { files: ['src/kit/overlay/**'], rules: off('divan/no-own-modal') },
  { files: ['src/lib/money.ts'], rules: off('divan/no-money-number') },
  { files: ['src/i18n/**', 'src/lib/**'], rules: off('divan/no-date-formatting') },
  { files: ['src/routes/**'], rules: off('divan/no-path-text') },
  {
    files: ['src/areas/**/*.tsx', '**/*.config.{ts,js}', '.size-limit.js', 'scripts/webpack/**', 'tests/support/**'],
    rules: off('divan/no-default-export'),
  },
  // The contract, the host of files (decisions: the one route written by hand) and the built panel are what registers routes.
  {
    files: ['server/**/*.ts'],
    ignores: ['server/{http,page}/**', 'server/files/contentHost.ts'],
    rules: { 'divan/no-own-route': 'error' },
  },
  { files: ['server/{modules,auth}/**/{store,*Store}.ts'], rules: { 'divan/no-joined-sql': 'error' } },
  {
    files: tests,
    rules: off(
      'formatjs/no-literal-string-in-jsx',
      'divan/no-path-text',
      'divan/no-colour-value',
      'divan/no-money-number',
      'divan/no-own-modal',
      'divan/no-own-route',
      'divan/no-date-formatting',
      'divan/no-role-names',
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
