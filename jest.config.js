/** Packages that come as ES modules only. */
const modules = ['react-intl', '@formatjs', 'intl-messageformat'];

const shared = {
  transform: {
    '^.+\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
  // Tests read the catalogues as they are written; the compiled ones are a product of the build.
  moduleNameMapper: { '/locales/compiled/(\\w+)\\.json(\\?first)?$': '<rootDir>/locales/$1.json' },
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 90_000,
  // Left to itself Jest keeps one processor free, which of two is half of the machine.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'panel',
      testEnvironment: '<rootDir>/tests/support/panelEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/panelSetup.ts'],
      globalSetup: '<rootDir>/tests/support/backEnds.ts',
      globalTeardown: '<rootDir>/tests/support/backEndsStop.ts',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/panel/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.{ts,tsx}'],
    },
  ],
};
