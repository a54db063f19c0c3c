import { availableParallelism } from 'node:os';
import { fluentMapper } from './tests/support/fluentBundle.mjs';

/** Packages that come as ES modules only. */
const modules = ['qr', 'react-intl', '@formatjs', 'intl-messageformat', 'ol', 'rbush', 'quickselect'];

/** Where files that run several tests together have been written (scripts/jestTestFiles.ts). */
const groups = process.env.TEST_GROUPS?.replaceAll('\\', '/');
const roots = ['<rootDir>', ...(groups ? [groups] : [])];
const groupsOf = (project) => (groups ? [`${groups}/${project}/*.test.js`] : []);

const shared = {
  roots,
  transform: {
    '^.+\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`, '/\\.cache/'],
  // Tests read the catalogues as they are written; the compiled ones are a product of the build.
  moduleNameMapper: {
    '/textsFile$': '<rootDir>/tests/support/textsFile.ts',
    ...(await fluentMapper()),
  },
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 90_000,
  // A third of a screen test is waiting for the back end or a timer; left to itself Jest keeps a processor free.
  maxWorkers: availableParallelism() + 1,
  // What windows leave behind grows to two gigabytes; by then the collector takes half of a worker's time.
  workerIdleMemoryLimit: '1000MB',
  projects: [
    {
      ...shared,
      displayName: 'panel',
      testEnvironment: '<rootDir>/tests/support/panelEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/panelSetup.ts'],
      globalSetup: '<rootDir>/tests/support/backEnds.ts',
      globalTeardown: '<rootDir>/tests/support/backEndsStop.ts',
      testMatch: [
        '<rootDir>/src/**/*.test.{ts,tsx}',
        '<rootDir>/tests/panel/**/*.test.{ts,tsx}',
        '<rootDir>/tests/faults/**/*.test.{ts,tsx}',
        ...groupsOf('panel'),
      ],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.{ts,tsx}', ...groupsOf('contract')],
    },
  ],
};
