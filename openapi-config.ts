/** One spec file, by its folder (the service) and its name (the area), with what its calls need besides the defaults. */
export interface SpecFile {
  service: 'system-user' | 'investment' | 'payment' | 'marketplace';
  area: string;
  /** Operations that change data although their method is GET. */
  mutations?: string[];
}

/** Every spec of the contract; `npm run api` turns each into a slice of the gateway and types of the back end. */
export const specFiles: SpecFile[] = [
  { service: 'system-user', area: 'auth' },
  { service: 'system-user', area: 'roles' },
  { service: 'system-user', area: 'system-users' },
  { service: 'system-user', area: 'general-claims' },
  { service: 'system-user', area: 'investment-statistics' },
  { service: 'system-user', area: 'investments' },
  // Revealing writes an audit row and its answer is never cached, so it is no query.
  { service: 'system-user', area: 'investors', mutations: ['revealInvestorData'] },
  { service: 'investment', area: 'async-tasks' },
  { service: 'investment', area: 'card-verification' },
  { service: 'investment', area: 'documents' },
  { service: 'investment', area: 'cash-out' },
  { service: 'investment', area: 'signing' },
  { service: 'investment', area: 'investments' },
  { service: 'investment', area: 'investors' },
  { service: 'investment', area: 'cash-in' },
  { service: 'investment', area: 'outgoing-payments' },
  { service: 'investment', area: 'rbac' },
  { service: 'investment', area: 'statistics' },
  { service: 'investment', area: 'tariff-changes' },
  { service: 'investment', area: 'tax' },
  { service: 'payment', area: 'catalogues' },
  { service: 'payment', area: 'rbac' },
  { service: 'payment', area: 'wings' },
];
