/** Where browsers report what broke in the panel (src/api/transport/failureReports.ts), and what the policy of its pages held back. */
export const failuresPath = '/api/browser-failures';
export const policyPath = '/api/policy-reports';
