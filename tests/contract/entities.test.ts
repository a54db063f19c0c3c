/** What the requirements say a record is made of, letter for letter, and under which key a list stands. */
import { specFiles } from '../../scripts/specFiles';
import { readContract } from '../../server/http/specs';
import { specOf } from '../support/examples';
import { namesOf, shapeOf, type Shape } from '../support/shapes';

const invest = (file: string) => `investment/${file}.yaml`;
const system = (file: string) => `system-user/${file}.yaml`;

test.each<[rule: string, what: string, file: string, shape: string, fields: string[]]>([
  ['ENT-02', 'a role', system('roles'), 'Role', ['id', 'name', 'permissions', 'scopes']],
  ['ENT-03', 'a permission of a role', system('roles'), 'RolePermission', ['permission_id', 'actions']],
  ['ENT-04', 'a scope', system('roles'), 'Scope', ['id', 'name']],
  ['ENT-05', 'a policy of the payment area', 'payment/rbac.yaml', 'PaymentPolicy', ['method', 'endpoint']],
  ['ENT-05', 'a policy of the investment area', invest('rbac'), 'InvestmentPolicy', ['method', 'endpoint']],
  ['ENT-06', 'an entry of the payment catalogue', 'payment/rbac.yaml', 'PaymentEndpoint', ['method', 'endpoint']],
  ['ENT-06', 'an entry of the investment catalogue', invest('rbac'), 'InvestmentEndpoint', ['method', 'endpoint']],
  [
    'ENT-08',
    'an investor',
    invest('investors'),
    'Investor',
    ['subject', 'phone_number', 'email', 'contact_number', 'pinfl', 'first_name', 'last_name', 'patronymic'].concat([
      'birthday',
      'gender',
    ]),
  ],
  ['ENT-09', 'what an investor holds', invest('investors'), 'Investor', ['investment_amount', 'income_amount']],
  [
    'ENT-09',
    'the data of a person',
    invest('investors'),
    'PersonalDocumentData',
    [
      'passport_id',
      'issue_date',
      'expiry_date',
      'inn',
      'inps',
      'country',
      'actual_address',
      'temporary_address',
    ].concat(
      ['work_address', 'current_workplace', 'employment_status', 'marital_status', 'monthly_income'],
      ['source_of_income', 'source_of_income_description', 'green_card', 'residency', 'domestic_phone_number'],
    ),
  ],
  ['ENT-11', 'an attachment', invest('investors'), 'Attachment', ['file_id']],
  ['ENT-12', 'a list of cash-out claims', invest('cash-out'), 'CashOutPage', ['exit_claims', 'count']],
  ['ENT-13', 'a list of tariff changes', invest('tariff-changes'), 'TariffChangePage', ['claims', 'count']],
  ['ENT-14', 'a list of bank payments', invest('cash-in'), 'CashInBankPage', ['cash_in_bank', 'count']],
  [
    'ENT-15',
    'a list of cards to verify',
    invest('card-verification'),
    'CardVerificationPage',
    ['card_verification_claims'],
  ],
  ['ENT-16', 'a document to sign', invest('signing'), 'DibankClaim', ['document_id', 'to_sign', 'status']],
  ['ENT-16', 'a list of documents to sign', invest('signing'), 'DibankClaimPage', ['list', 'count']],
  [
    'ENT-17',
    'a signature',
    invest('signing'),
    'DibankSignature',
    ['document_id', 'pkcs7', 'serial_number', 'signature'],
  ],
  [
    'ENT-18',
    'a general claim',
    system('general-claims'),
    'GeneralClaim',
    ['status', 'payment_type', 'amount', 'card_masked'],
  ],
  ['ENT-19', 'a list of application documents', invest('documents'), 'ApplicationDocumentPage', ['documents', 'count']],
])('%s: %s', (_rule, _what, file, shape, fields) => {
  expect(shapeOf(file, shape)).toEqual(expect.arrayContaining(fields));
});

test('ENT-20: each list behind an investment stands under its own key, with a count', () => {
  const lists = {
    WithdrawalSettingPage: 'withdrawal_settings',
    PaymentTransactionPage: 'payment_transactions',
    DividendTransactionPage: 'dividend_transactions',
    PartnershipValuePage: 'partnership_values',
    InvestmentTransactionPage: 'investment_transactions',
    BankClaimPage: 'bank_claims',
    ExitClaimPage: 'exit_claims',
    OutgoingPaymentPage: 'outgoing_payment_transactions',
    InvestmentPortfolioPage: 'investment_portfolios',
    GroupLogPage: 'group_logs',
  };
  for (const [shape, key] of Object.entries(lists))
    expect(shapeOf(invest('investments'), shape)).toEqual(expect.arrayContaining([key, 'count']));
});

test('ENT-07: whatever is read by pages comes with the number of all', () => {
  interface Listing {
    operationId: string;
    parameters?: { $ref?: string }[];
    responses: { 200: { content: { 'application/json': { schema: Shape } } } };
  }
  const paged = specFiles.flatMap(({ service, area }) => {
    const file = `${service}/${area}.yaml`;
    const { paths } = specOf(file) as { paths: Record<string, { get?: Listing }> };
    return Object.values(paths)
      .flatMap(({ get }) => get ?? [])
      .filter(({ parameters }) => parameters?.some(({ $ref }) => $ref?.endsWith('/parameters/Offset')))
      .map((listing) => ({
        id: listing.operationId,
        names: namesOf(listing.responses[200].content['application/json'].schema, file),
      }));
  });
  expect(paged.length).toBeGreaterThan(30);
  // The requirement gives the number of all invoices a name of its own.
  const counts = (id: string): string[] => (id === 'listInvoices' ? ['total_count'] : ['count', 'total']);
  expect(paged.filter(({ id, names }) => !counts(id).some((name) => names.includes(name)))).toEqual([]);
});

test('ENT-10: the photos of an investor are his passport, himself with it, his registration and his profile', () => {
  const { components } = specOf(invest('investors')) as {
    components: { schemas: { InvestorPhoto: { properties: { kind: Shape } } } };
  };
  expect(components.schemas.InvestorPhoto.properties.kind.enum).toEqual([
    'passport',
    'selfie',
    'registration',
    'profile',
  ]);
});

test('SES-07: an account is of the staff or of a merchant', () => {
  const { components } = specOf(system('system-users')) as { components: { schemas: { UserType: Shape } } };
  expect(components.schemas.UserType.enum).toEqual(['system', 'merchant']);
});

test.each<[rule: string, operations: string[]]>([
  ['ENT-01', ['createSystemUser', 'getSystemUser', 'updateSystemUser', 'deleteSystemUser', 'setSystemUserPassword']],
  [
    'ENT-11',
    [
      'getPersonalDocumentData',
      'getCompanyDocumentData',
      'listInvestorVerifyHistory',
      'listCardVerificationClaims',
      'listInvestorInvestments',
      'addInvestorAttachment',
      'generateInvestorInfo',
    ],
  ],
  ['ENT-18', ['listClaimStatuses', 'listClaimPaymentTypes']],
  ['ENT-20', ['calculateInvestmentPenalty']],
])('%s: has its calls', (_rule, asked) => {
  const ids = readContract().operations.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(asked));
});

test('GEN-07: a path that begins with v1 is of the users, the payments or the marketplace, one without a version of the investments', () => {
  const { operations } = readContract();
  const versioned = operations.filter(({ endpoint }) => /^\/v\d+\//.test(endpoint));
  expect([...new Set(versioned.map(({ service }) => service))].sort()).toEqual([
    'marketplace',
    'payment',
    'system-user',
  ]);
  const others = operations.filter(({ endpoint }) => !/^\/v\d+\//.test(endpoint));
  // Signing out and a test SMS are calls of the gateway, and the requirements give them no version; nor to what customers read.
  const read = /^\/(?:content\/|fomos|user-fomos)/;
  const gateway = ['logout', 'sendTestSms'];
  const ofPayments = others.filter(({ service, endpoint }) => service === 'payment' && read.test(endpoint));
  expect(
    others.filter((one) => one.service !== 'investment' && !gateway.includes(one.id) && !ofPayments.includes(one)),
  ).toEqual([]);
});
