/** The functions that the requirements name have a screen, and the calls behind it are made by their area. */
import { readFileSync } from 'node:fs';
import { readContract } from '../../server/http/specs';
import { routes, type RouteId } from '../../src/routes/table';
import { filesUnder } from '../support/sources';

const written = ['src/areas', 'src/parts']
  .flatMap(filesUnder)
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test.each<[rule: string, what: string, screens: RouteId[], calls: string[]]>([
  [
    'SCP-07',
    'users of the system with roles, permissions and scopes',
    ['access.users', 'access.newUser', 'access.user', 'access.roles', 'access.role', 'access.permissions'],
    [
      'listSystemUsers',
      'createSystemUser',
      'updateSystemUser',
      'deleteSystemUser',
      'replaceUserRolePermissions',
    ].concat(['addUserRoleScopes', 'removeUserRoleScope', 'addUserWithRole']),
  ],
  [
    'SCP-08',
    'records of investors',
    ['investors.list', 'investors.one', 'investors.business', 'investors.verify', 'claims.cards'],
    ['updatePlatformInvestor', 'confirmInvestorPassport', 'decideCardVerification', 'changeInvestorStatus'].concat([
      'refillInvestorBalance',
      'withdrawInvestorBalance',
      'eraseInvestor',
    ]),
  ],
  [
    'SCP-11',
    'claims of clients',
    ['claims.cashIn', 'claims.cashOut', 'claims.cashOutSheet', 'signing.list', 'claims.tariffs', 'claims.cards'],
    ['decideCashInBankClaim', 'decideCashOutClaim', 'uploadCashOutSheet', 'listDibankClaims'].concat([
      'listTariffChangeClaims',
      'decideCardVerification',
    ]),
  ],
])('%s: %s have screens and calls', (_rule, _what, screens, calls) => {
  for (const id of screens) expect(routes[id].screen).toEqual(expect.any(Function));
  const known = readContract().operations.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(calls));
  expect(calls.filter((id) => !new RegExp(`\\b(use)?${id}`, 'i').test(written))).toEqual([]);
});
