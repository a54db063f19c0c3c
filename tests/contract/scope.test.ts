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

const words = (text: string) => text.trim().split(/\s+/);

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
  [
    'SCP-01',
    'investors, bonds, strategies, tariffs and rounds',
    ['investors.list', 'investors.verify', 'bonds.list', 'strategies.list', 'tariffs.list', 'tariffs.rounds'],
    words('listInvestors confirmInvestorPassport listBonds listStrategies listTariffs listRounds'),
  ],
  [
    'SCP-02',
    'money that comes and goes, profit, the ledger and the end of the month',
    ['claims.cashIn', 'claims.cashOut', 'dividends.list', 'profitLoss.sheet', 'ledger.entries', 'expenses.list'].concat(
      ['expenses.incomes', 'closing.months'],
    ) as RouteId[],
    words(`listCashInBankClaims listCashOutClaims listDividends getProfitLoss listEntries listExpenses listIncomes
      listClosingMonths`),
  ],
  [
    'SCP-03',
    'instalments, scoring, orders, delivery and returns',
    ['instalments.list', 'customers.one', 'orders.list', 'delivery.list', 'refundClaims.list'],
    words('listApplications scoreApplication listOrders listDeliveries listReturnClaims'),
  ],
  [
    'SCP-04',
    'merchants, branches and agents',
    ['merchants.list', 'branches.list', 'sellers.list', 'sellers.agents'],
    words('listMerchants listBranches listMerchantBranches listPosAgents'),
  ],
  [
    'SCP-05',
    'the catalogue, what customers read, notifications and reports',
    ['catalogue.products', 'content.stories', 'content.banners', 'faq.articles', 'pushes.list', 'reports.index'],
    words('listProducts updateStory listBanners listFaqArticles listPushMessages reportInvestments'),
  ],
  [
    'SCP-06',
    'real estate',
    ['realEstate.projects', 'realEstate.project'],
    words('listProjects createProject updateProject'),
  ],
  [
    'SCP-09',
    'bonds',
    ['bonds.list', 'bonds.new', 'bonds.edit', 'bonds.one'],
    words(`createBond updateBond changeBondStatus restoreBond getRepaymentSchedule editRepaymentSchedule listBondLogs
      listBondInvestments`),
  ],
  [
    'SCP-10',
    'strategies with categories and tariffs, and rounds',
    ['strategies.list', 'strategies.new', 'strategies.edit', 'strategies.categories', 'tariffs.list', 'tariffs.rounds'],
    words(`createStrategy updateStrategy deleteStrategy createStrategyCategory updateStrategyCategory createTariff updateTariff
      createRound updateRound`),
  ],
  [
    'SCP-12',
    'dividends, profit and loss, and what is shared',
    ['dividends.list', 'dividends.profits', 'dividends.distributions', 'profitLoss.sheet'],
    words('calculateDividends payDividends setProfitLossValues announceProfit listProfitDistributions'),
  ],
  [
    'SCP-13',
    'the ledger, expenses and incomes, partners, and the end of a month',
    ['ledger.entries', 'ledger.postings', 'expenses.list', 'expenses.incomes', 'dividends.partners', 'closing.months'],
    words(`listEntries createCashIn createCashOut createCashInOut addManualExpense addManualIncome createPartner
      updatePartner beginClosing changeClosingMonth`),
  ],
  [
    'SCP-14',
    'reports over days',
    ['reports.index', 'reports.files'],
    words(`reportInvestments reportClaims reportInvestors reportInvestorsCgu reportMerchantTransactions reportInstallments
      reportBonds reportInvestorTransactions reportCashIn reportCashOut reportLeftInvestors`),
  ],
  [
    'SCP-15',
    'projects with files, offers and requests to be called',
    ['realEstate.newProject', 'realEstate.editProject', 'realEstate.project', 'realEstate.callOrders'],
    words(`addProjectAttachment updateProjectAttachment deleteProjectAttachment getProjectOffer saveProjectOffer
      uploadTemporaryFile listCallbacks changeCallback`),
  ],
  [
    'SCP-16',
    'applications, their scoring, and what is paid of them',
    ['instalments.list', 'instalments.one', 'customers.one'],
    words(`scoreApplication acceptApplication rejectApplication cancelApplication getPaymentSchedule listInstalmentCharges
      listScorings`),
  ],
  [
    'SCP-17',
    'orders, their delivery and returns',
    ['orders.moderation', 'orders.moderate', 'delivery.list', 'delivery.one', 'refundClaims.list', 'refundClaims.add'],
    words(`takeOrder decideModeration setDeliveryStatus setDeliveryProvider createReturnClaim startReturnClaim
      approveReturnByModerator`),
  ],
  [
    'SCP-18',
    'customers, merchants, branches and agents',
    ['customers.list', 'customers.one', 'merchants.new', 'merchants.edit', 'branches.new', 'branches.edit'].concat([
      'sellers.new',
      'sellers.newAgent',
      'sellers.editAgent',
    ]) as RouteId[],
    words(`updateCustomer createMerchant updateMerchant deleteMerchant blockMerchant createMerchantBranch
      updateMerchantBranch createPosAgent updatePosAgent`),
  ],
  [
    'SCP-19',
    'the catalogue of goods',
    ['catalogue.categories', 'catalogue.brands', 'catalogue.attributes', 'catalogue.models', 'catalogue.products'],
    words(`createCategory updateCategory deleteCategory createBrand updateBrand deleteBrand createAttribute updateAttribute
      deleteAttribute createModel updateModel deleteModel createProduct updateProduct deleteProduct`),
  ],
  [
    'SCP-20',
    'the settings of payments, messages, and what customers read',
    [
      'paymentSettings.providers',
      'paymentSettings.pspCategories',
      'paymentSettings.psp',
      'paymentSettings.budget',
    ].concat([
      ...['paymentSettings.banks', 'paymentSettings.smsProviders', 'paymentSettings.smsTemplates', 'content.banners'],
      ...['fomo.campaigns', 'pushes.list', 'faq.categories', 'content.errors'],
    ]) as RouteId[],
    words(`updatePaymentSettings updatePspCategories updatePspServices createBudgetCategory updateBank updateSmsProvider
      updateSmsTemplate createBanner createFomo createPushMessage createFaqCategory createSystemError updateSystemError`),
  ],
  [
    'SCR-01',
    'what has no path in the requirements',
    ['bonds.list', 'strategies.list', 'ledger.entries', 'reports.index', 'expenses.list', 'expenses.incomes'].concat([
      'profitLoss.sheet',
      'dividends.partners',
    ]) as RouteId[],
    words('listBonds listStrategies listEntries listExpenses listIncomes getProfitLoss listPartners'),
  ],
  [
    'SCR-08',
    'returns',
    ['refundClaims.list', 'refundClaims.one', 'refundClaims.add'],
    words('listReturnClaims getReturnClaim listReturnClaimHistory createReturnClaim'),
  ],
  [
    'SCR-04',
    'the ten things that are done with an application',
    ['instalments.one'],
    words(`scoreApplication acceptApplication rejectApplication cancelApplication addInvoice generateInstalmentFiles
      recalculateInstalment addInstalmentContracts createInstalmentTransaction deleteApplication`),
  ],
  [
    'STATE-16',
    'what moves an application',
    ['instalments.one'],
    words('scoreApplication acceptApplication rejectApplication cancelApplication'),
  ],
  [
    'STATE-19',
    'a notification that is made, changed, published and sent to some',
    ['pushes.list', 'pushes.new', 'pushes.one'],
    words('createPushMessage updatePushMessage publishPushMessage sendPushToUsers'),
  ],
  [
    'WF-01',
    'the way of an order',
    ['orders.one', 'orders.moderate'],
    words('takeOrder decideModeration cancelNewOrder completeOrder cancelOrder'),
  ],
  [
    'WF-04',
    'the seven steps of a return',
    ['refundClaims.one', 'refundClaims.add'],
    words(`createReturnClaim startReturnClaim approveReturnByModerator cancelReturnByModerator setReturnWaitingInvoice
      approveReturnByAccountant cancelReturnByAccountant`),
  ],
  [
    'RBAC-10',
    'what a moderator and an accountant decide about a return',
    ['refundClaims.one'],
    words('approveReturnByModerator cancelReturnByModerator approveReturnByAccountant cancelReturnByAccountant'),
  ],
])('%s: %s have screens and calls', (_rule, _what, screens, calls) => {
  for (const id of screens) expect(routes[id].screen).toEqual(expect.any(Function));
  const known = readContract().operations.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(calls));
  expect(calls.filter((id) => !new RegExp(`\\b(use)?${id}`, 'i').test(written))).toEqual([]);
});
