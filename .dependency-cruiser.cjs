/** Imports point down: each folder stands on the floors below it. */
const floors = {
  lib: [],
  i18n: ['lib'],
  session: ['lib', 'i18n'],
  api: ['lib', 'session'],
  kit: ['lib', 'i18n', 'session'],
  routes: ['lib', 'i18n', 'session'],
  parts: ['lib', 'i18n', 'session', 'api', 'kit', 'routes'],
  areas: ['lib', 'i18n', 'session', 'api', 'kit', 'routes', 'parts'],
  shell: ['lib', 'i18n', 'session', 'api', 'kit', 'routes'],
};

// A test may also use what renders a screen whole.
const tests = '[.]test[.]tsx?$';

const floorRules = Object.entries(floors).map(([floor, below]) => ({
  name: `floor-${floor}`,
  severity: 'error',
  from: { path: `^src/${floor}/`, pathNot: tests },
  to: {
    path: '^src/',
    pathNot: `^src/(${[floor, ...below].join('|')})/`,
    ...(floor === 'routes' && { dependencyTypesNot: ['dynamic-import'] }),
  },
}));

/** Within these, each folder stands on those named before it. */
const folders = {
  kit: 'state foundation overlay feedback actions write form fields values money url tree table print detail list charts photos jobs export bulk import',
  shell: 'foundation tabs leave menu help session jobs notifications palette frame',
  api: 'transport session cache generated eimzo maps payment system-user investment marketplace sign-in',
};

const folderRules = Object.entries(folders).flatMap(([floor, order]) => {
  const names = order.split(' ');
  return [
    ...names.map((folder, at) => ({
      name: `floor-${floor}-${folder}`,
      severity: 'error',
      from: { path: `^src/${floor}/${folder}/`, pathNot: tests },
      to: { path: `^src/${floor}/`, pathNot: `^src/${floor}/(${names.slice(0, at + 1).join('|')})/` },
    })),
    {
      name: `${floor}-in-folders`,
      comment: 'A folder that the order does not name, or a file in none, would stand outside it.',
      severity: 'error',
      from: {},
      to: { path: `^src/${floor}/`, pathNot: `^src/${floor}/(${names.join('|')})/` },
    },
  ];
});

/**
 * The same for the back end, where all may ask where the program stands. Moments are written in one form, so the
 * migrations ask the clock of the shared floor; the handlers of errors answer with the headers of the page; the
 * demonstration rows are laid over what all modules are.
 */
const serverFloors = {
  root: [],
  db: ['shared/clock'],
  shared: ['db'],
  auth: ['db', 'shared'],
  files: ['db', 'shared', 'auth'],
  page: ['shared'],
  http: ['db', 'shared', 'auth', 'files', 'page', 'generated'],
  modules: ['db', 'shared', 'auth', 'files', 'http', 'generated'],
  app: ['db', 'shared', 'auth', 'files', 'page', 'http', 'modules'],
  seed: ['db', 'shared', 'auth', 'files', 'http', 'modules', 'app'],
};
const serverFloorRules = Object.entries(serverFloors).map(([floor, below]) => ({
  name: `server-floor-${floor}`,
  severity: 'error',
  from: { path: `^server/${floor}(/|[.]ts$)`, pathNot: tests },
  to: { path: '^server/', pathNot: `^server/(${['root', floor, ...below].join('|')})(/|[.]ts$)` },
}));

/** Which modules of the back end use which others; of each only what its index.ts names. */
const modulePairs = {
  'access-changes': ['roles', 'service-roles', 'system-users'],
  'async-tasks': ['investors', 'platform-investors', 'uploads'],
  banners: ['uploads'],
  bonds: ['constants', 'investments', 'investors', 'uploads'],
  branches: ['merchants'],
  'cash-in': ['investors', 'queue-days'],
  'cash-out': ['banks', 'constants', 'investments', 'queue-days'],
  'catalogue-brands': ['uploads'],
  'catalogue-categories': ['uploads'],
  'catalogue-pictures': ['uploads'],
  closing: ['dividends', 'ledger', 'profit-loss'],
  'content-calendar': ['push-messages'],
  'content-pictures': ['catalogue-pictures', 'uploads'],
  'customer-cards': ['number-lists', 'sms'],
  customers: ['catalogues', 'investors'],
  expenses: ['ledger', 'uploads'],
  deliveries: ['customers', 'instalments'],
  dividends: ['banks', 'investors'],
  fomo: ['uploads'],
  'general-claims': ['card-verification', 'investors'],
  instalments: ['constants', 'ledger', 'payment-settings', 'receipts', 'scoring', 'sms', 'uploads'],
  'identity-responses': ['wings'],
  investments: ['constants', 'investors'],
  investors: ['banks', 'uploads'],
  journal: ['system-users'],
  ledger: ['dividends', 'reports', 'uploads'],
  'merchant-billing': ['closing', 'merchants'],
  'merchant-categories': ['uploads'],
  'merchant-channels': ['merchants'],
  'merchant-imports': ['merchants'],
  'merchant-owners': ['merchants'],
  'merchant-terms': ['merchants'],
  merchants: ['banks', 'constants', 'service-roles', 'uploads'],
  models: ['uploads'],
  orders: ['deliveries', 'instalments', 'merchant-billing', 'receipts', 'sms', 'uploads'],
  'platform-investors': ['general-claims', 'investors', 'uploads'],
  'payment-calendar': ['investments'],
  products: ['models'],
  'profit-loss': ['constants', 'dividends'],
  projects: ['uploads'],
  'push-messages': ['app-users', 'uploads'],
  'return-claims': [
    'closing',
    'deliveries',
    'instalments',
    'investors',
    'ledger',
    'merchant-billing',
    'merchants',
    'receipts',
    'uploads',
  ],
  receipts: ['payment-settings'],
  reports: ['investments'],
  roles: ['system-users'],
  rounds: ['investors'],
  'service-roles': ['system-users'],
  scoring: ['wings'],
  sellers: ['banks'],
  signing: ['cash-out', 'constants', 'investments', 'investors'],
  sms: ['app-users'],
  stories: ['uploads'],
  strategies: ['uploads'],
  'system-users': ['investors'],
};
const moduleRules = [
  {
    name: 'modules-apart',
    comment: 'A module that needs another is listed in modulePairs.',
    severity: 'error',
    from: { path: '^server/modules/([^/]+)/', pathNot: `^server/modules/(${Object.keys(modulePairs).join('|')})/` },
    to: { path: '^server/modules/', pathNot: '^server/modules/$1/' },
  },
  ...Object.entries(modulePairs).map(([module, others]) => ({
    name: `module-${module}`,
    severity: 'error',
    from: { path: `^server/modules/${module}/` },
    to: {
      path: '^server/modules/',
      pathNot: [`^server/modules/${module}/`, `^server/modules/(${others.join('|')})/index[.]ts$`],
    },
  })),
];

module.exports = {
  forbidden: [
    ...floorRules,
    ...serverFloorRules,
    ...moduleRules,
    ...folderRules,
    {
      name: 'areas-apart',
      severity: 'error',
      from: { path: '^src/areas/([^/]+)/' },
      to: { path: '^src/areas/', pathNot: '^src/areas/$1/' },
    },
    {
      name: 'routes-load-only-areas',
      severity: 'error',
      from: { path: '^src/routes/', pathNot: tests },
      to: { path: '^src/(app|shell|parts|kit|api)/' },
    },
    {
      name: 'generated-behind-api',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^src/api/generated/' },
    },
    { name: 'panel-apart-from-server', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'server-apart-from-panel',
      comment: 'How a workbook is written, and which marks a text may have, both know: these are pure functions.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/lib/(sheet/(readCsv|sheetPlan|xlsx|zipArchive)|richText)[.]ts$' },
    },
    {
      name: 'code-apart-from-tools',
      comment: 'What is shipped knows neither the scripts nor the tests; a test beside its file may use tests/support.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: tests },
      to: { path: '^(tests|e2e|bench|scripts)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Of types too: a type that two files need of each other stands in the wrong one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '[.]d[.]ts$',
          '^src/boot[.]ts$',
          '^server/db/[^/]*[wW]orker[.][a-z]+$',
          '^scripts/',
          '^e2e/.*[.]spec[.]ts$',
          '^bench/',
          '^tests/support/',
        ],
      },
      to: {},
    },
    {
      name: 'packages-listed',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-package-in-code',
      comment: 'What is shipped uses the packages that are installed without development.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'spreadsheets-lazy',
      comment: 'A spreadsheet library is loaded when somebody imports or exports, and nowhere else.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^node_modules/(xlsx|fflate|@e965)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'spreadsheets-in-their-parts',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [tests, '^src/(kit|parts)/.*([eE]xport|[iI]mport)', '^src/lib/sheet/zipArchive[.]ts$'],
      },
      to: { path: '^node_modules/(xlsx|fflate|@e965)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
