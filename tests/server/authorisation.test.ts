/** Every operation of the specs against every kind of caller. An operation without a row here fails. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SignJWT } from 'jose';
import { keepsPolicies } from '../../server/auth/currentUser';
import { loadSecrets, sessionKeysOf } from '../../server/auth/secrets';
import { demoPassword } from '../../server/seed/demoUsers';
import { readContract, type Operation } from '../../server/http/specs';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { formOf, samples } from '../support/uploads';

interface Row {
  params?: Record<string, string>;
  body?: object;
  query?: string;
  headers?: Record<string, string>;
  /** What a public operation answers, whatever token comes along. */
  publicly?: number;
  /** Everybody who is signed in may make the call. */
  anybody?: true;
  /** Permissions that the call asks for besides its own. */
  besides?: readonly string[];
}

const identity = '00000000-0000-4000-8000-000000000001';
const posting = { date: '2026-01-01', account_id: 5110, to_account_id: 9420, operation_id: 1, amount: '1.00' };
const template = {
  ...{ name: 'Шаблон матрицы', kind: 'cash_out', operation_id: 1, account_id: 5110, amount: null },
  ...{ lines: [{ account_id: 9420, amount: null }], description: null, counterparty: null },
};
const merchant = {
  ...{ name: 'Мерчант матрицы', legal_name: 'ООО «Матрица»', inn: '309999999', mfo: '00450', type: 'product' },
  ...{ account_number: '20208000900123456001', phone: '998712000000' },
  work_schedule: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
};
const bond = {
  ...{ code: 'DV-1', name_ru: 'Выпуск', issuer: 'Divan', issuer_inn: '306573219', nominal: '1.00', quantity: 1 },
  ...{ rate_percent: 1, coupon_period: 'month', month_count: 1, issue_date: '2026-01-31' },
};
const day = { from: '09:00', to: '18:00' };
const branch = {
  ...{ name: 'Филиал', region_id: 1, address: 'Ташкент' },
  work_schedule: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null },
};
const ofBranch = { id: '1', branchId: '1' };
const rows: Record<string, Row> = {
  login: { body: { username: 'moderator', password: demoPassword }, publicly: 200 },
  refreshToken: { body: { refresh_token: 'unknown' }, publicly: 401 },
  logout: { publicly: 204 },
  listSystemUsers: {},
  createSystemUser: { body: newUser() },
  getSystemUser: { params: { id: '1' }, anybody: true },
  updateSystemUser: { params: { id: '1' }, body: { branch: 'Самарканд' } },
  deleteSystemUser: { params: { id: '1' } },
  setSystemUserPassword: { params: { id: '1' }, body: { password: 'Chorsu-2026-bozor' } },
  changeOwnPassword: { body: { old_password: 'wrong', new_password: 'Chorsu-2026-bozor' }, anybody: true },
  getSecondFactor: { anybody: true },
  beginSecondFactor: { body: { password: 'wrong' }, anybody: true },
  confirmSecondFactor: { body: { code: '000000' }, anybody: true },
  turnSecondFactorOff: { body: { password: 'wrong', code: '000000' }, anybody: true },
  listSystemUserSessions: { params: { id: '1' } },
  endSystemUserSession: { params: { id: '1', session_id: identity } },
  listUserRoles: {},
  createUserRole: { body: { name: 'role of the matrix' } },
  getUserRole: { params: { id: '5' } },
  updateUserRole: { params: { id: '1' }, body: { description: 'Другая' } },
  deleteUserRole: { params: { id: '1' } },
  listUserRolePermissions: { params: { id: '5' } },
  replaceUserRolePermissions: { params: { id: '1' }, body: { permissions: [] } },
  listUserRoleScopes: { query: 'roleId=5' },
  // Of no role: each row makes roles of its own, and those have passed a thousand.
  addUserRoleScopes: { body: { role_id: 999_999, scope_ids: [1] } },
  removeUserRoleScope: { params: { roleId: '1', scopeId: '1' } },
  listUsersWithRole: { params: { id: '5' } },
  addUserWithRole: { body: { role_id: 1, user_id: 7 } },
  removeUserWithRole: { params: { roleId: '1', userId: '7' } },
  listScopes: {},
  listPermissions: {},
  createPermission: {
    body: { id: 'warehouse', name: { ru: 'Склад', en: 'Warehouse', uz: 'Ombor' }, actions: ['get'] },
  },
  getPermission: { params: { id: 'rbac' } },
  updatePermission: { params: { id: 'rbac' }, body: {} },
  deletePermission: { params: { id: 'rbac' } },
  previewAccess: {},
  explainAccess: { query: 'permission=rbac.get', anybody: true },
  listAccessChanges: {},
  listJournal: {},
  getQueueDays: { query: 'queue=orders' },
  getAccessChange: { params: { id: '1' } },
  confirmAccessChange: { params: { id: '1' } },
  rejectAccessChange: { params: { id: '1' }, body: { comment: 'Не согласовано' } },
  cancelAccessChange: { params: { id: '1' } },
  getAccessConfirmation: {},
  setAccessConfirmation: { body: { is_on: true } },
  listPaymentRoles: {},
  createPaymentRole: { body: { name: 'role of the matrix' } },
  deletePaymentRole: { params: { id: '1' } },
  listPaymentRolePolicies: { params: { id: '1' } },
  listPaymentEndpoints: {},
  listPaymentUserRoles: {},
  addPaymentUserRole: { body: { user_id: 7, role: 1 } },
  removePaymentUserRole: { params: { id: '1' } },
  addPaymentPolicy: { body: { role: 1, method: 'GET', endpoint: '/v1/catalogues/regions' } },
  removePaymentPolicy: { body: { role: 1, method: 'GET', endpoint: '/v1/catalogues/regions' } },
  listInvestmentRoles: {},
  createInvestmentRole: { body: { name: 'role of the matrix' } },
  deleteInvestmentRole: { params: { role: 'moderator' } },
  listInvestmentRolePolicies: { params: { role: 'moderator' } },
  listInvestmentEndpoints: {},
  listInvestmentUserRoles: {},
  addInvestmentUserRole: { body: { user_id: 7, role: 'moderator' } },
  removeInvestmentUserRole: { params: { id: '1', role: 'moderator' } },
  addInvestmentPolicy: { body: { role: 'kam', method: 'GET', endpoint: '/investors' } },
  removeInvestmentPolicy: { body: { role: 'moderator', method: 'GET', endpoint: '/investors' } },
  listCatalogueRegions: {},
  listCatalogueDistricts: {},
  listAsyncTasks: {},
  createAsyncTask: { body: { name: 'Проверка', type: 'status_update', file_id: identity } },
  getAsyncTask: { params: { id: '1' } },
  updateAsyncTask: { params: { id: '1' }, body: { name: 'Другая' } },
  runAsyncTask: { params: { id: '1' } },
  cancelAsyncTask: { params: { id: '1' } },
  listAsyncTaskItems: { query: 'task_id=1' },
  listDibankClaims: {},
  createDibankDocument: { params: { id: '1' } },
  getDibankDocument: { params: { id: '1' } },
  sendDibankDocument: {
    body: { document_id: 1, pkcs7: 'MIIB', serial_number: '77b1c203', signature: '3045022100a1b2c3d4e5' },
  },
  retryDibankDocument: { body: { document_id: 1 } },
  getTimestamp: { body: { signature_hex: '3045022100a1b2c3d4e5' } },
  listInvestors: {},
  listInvestorStatuses: {},
  listInvestorStatusFigures: {},
  listInvestorMonthFigures: {},
  listInvestmentFigures: {},
  listInvestorQueues: { query: 'status=in_process' },
  getInvestor: { params: { id: '1' } },
  getPersonalDocumentData: { params: { id: '1' } },
  getCompanyDocumentData: { params: { id: '1' } },
  listInvestorInvestments: { params: { id: '1' } },
  listInvestorVerifyHistory: { params: { id: '1' } },
  changeInvestorStatus: { params: { id: '1' }, body: { status: 'active' } },
  archiveInvestor: { params: { id: '1' } },
  updatePersonalDocumentData: { params: { investor_id: '1', id: '1' }, body: { country: 'Узбекистан' } },
  updateCompanyDocumentData: { params: { id: '1' }, body: { mfo: '00014' } },
  uploadInvestorFile: uploaded(),
  addInvestorAttachment: { params: { investor_id: '1' }, body: { file_id: identity } },
  deleteInvestorAttachment: { params: { fileId: identity } },
  generateInvestorInfo: { params: { id: '1' } },
  listCashInBankClaims: { query: 'status=pending' },
  getCashInBankClaim: { params: { id: '1' } },
  decideCashInBankClaim: { params: { id: '1' }, body: { status: 'rejected', comment: 'Не наш' } },
  getCashInQueue: {},
  getCashOutQueue: {},
  listCashDays: { besides: ['cash_in.query'] },
  listCashOutClaims: {},
  getCashOutClaim: { params: { id: '1' } },
  decideCashOutClaim: { params: { id: '1' }, body: { status: 'rejected', comment: 'Рано' } },
  changeCashOutClaim: { params: { id: '1' }, body: { amount: '1.00' } },
  reopenCashOutClaim: { params: { id: '1' }, body: { comment: 'Карта истекла' } },
  // Its part has another name, so the form is refused once the user is let in.
  uploadCashOutSheet: uploaded(),
  listWithdrawalSettings: { params: { id: '1' } },
  listPaymentTransactions: { params: { id: '1' } },
  listDividendTransactions: { params: { id: '1' } },
  listPartnershipValues: { params: { id: '1' } },
  listInvestmentTransactions: { params: { id: '1' } },
  listInvestmentBankClaims: { params: { id: '1' } },
  listInvestmentExitClaims: { params: { id: '1' } },
  listOutgoingPaymentTransactions: { params: { id: '1' } },
  listInvestmentPortfolios: { params: { id: '1' } },
  listInvestmentGroupLogs: { params: { id: '1' } },
  calculateInvestmentPenalty: { params: { id: '1' } },
  listPlatformInvestments: {},
  getPlatformInvestment: { params: { id: '1' } },
  listPortfolioPools: {},
  getPortfolioPool: { params: { id: '1' } },
  listPortfolioPoolInvestments: { params: { id: '1' } },
  listInvestmentPostings: { params: { id: '1' } },
  listStrategies: {},
  createStrategy: {
    body: {
      ...{ title_ru: 'Мудараба 9', category_id: 1, month_count: 9, risk_type: 'low', expected_profit: 21 },
      ...{ min_investment_amount: '1.00', max_investment_amount: '2.00' },
    },
  },
  getStrategy: { params: { id: '1' } },
  updateStrategy: { params: { id: '1' }, body: { month_count: 9 } },
  deleteStrategy: { params: { id: '1' } },
  uploadPicture: { ...uploaded(), query: 'type=portfolio' },
  listStrategyChoices: {},
  listStrategyCategories: {},
  createStrategyCategory: {
    body: { name_ru: 'Мудараба', min_investment_amount: '1.00', max_investment_amount: '2.00' },
  },
  getStrategyCategory: { params: { id: '1' } },
  updateStrategyCategory: { params: { id: '1' }, body: { order: 1 } },
  deleteStrategyCategory: { params: { id: '1' } },
  listPlatformInvestors: { query: 'same_as=1' },
  searchInvestorsByPhone: { params: { phone: '998901234567' } },
  getPlatformInvestor: { params: { id: '1' } },
  eraseInvestor: { params: { id: '1' }, query: 'number=1' },
  listInvestorClaims: { params: { id: '1' } },
  getInvestorBalance: { params: { id: '1' } },
  listPlatformInvestorInvestments: { params: { id: '1' } },
  listInvestorTransactions: { params: { id: '1' } },
  updateInvestorStatuses: { body: { ids: [1], status: 'active' } },
  updatePlatformInvestor: { params: { id: '1' }, body: { first_name: 'Азиз' } },
  updateInvestorPhone: { params: { id: '1' }, body: { phone_number: '998901234567' } },
  refillInvestorBalance: { params: { id: '1' }, body: { amount: '1.00', comment: 'Причина' } },
  withdrawInvestorBalance: { params: { id: '1' }, body: { amount: '1.00', comment: 'Причина' } },
  listInvestorCertificates: { params: { id: '1' } },
  listInvestorCards: { params: { id: '1' } },
  getInvestorCard: { params: { id: '1' } },
  listInvestorLogs: { params: { id: '1' } },
  listInvestorEdits: {},
  revealInvestorData: { params: { id: '1' }, query: 'fields=pinfl' },
  getAutoInvest: { params: { id: '1' } },
  confirmInvestorPassport: { params: { id: '1' } },
  resetInvestorIdentification: { params: { id: '1' } },
  listClaims: {},
  getClaim: { params: { id: '1' } },
  changeClaimStatus: { params: { id: '1' }, body: { status: 'approved' } },
  changeClaimPaymentType: { params: { id: '1' }, body: { payment_type: 'cash' } },
  updateClaimAmount: { params: { id: '1' }, body: { amount: '10.00' } },
  updateClaimStatuses: { body: { ids: [1], versions: [1], status: 'in_process' } },
  listClaimStatuses: {},
  listClaimPaymentTypes: {},
  getClaimCard: { params: { id: '1' } },
  listCardVerificationClaims: {},
  decideCardVerification: { params: { id: '1' }, body: { status: 'verified' } },
  listApplicationDocuments: {},
  getApplicationDocument: { params: { id: '1' } },
  decideApplicationDocument: { params: { id: '1' }, body: { status: 'checked' } },
  listTariffChangeClaims: {},
  getTariffChangeClaim: { params: { id: '1' } },
  listTariffs: {},
  getTariff: { params: { id: '1' } },
  createTariff: {
    body: {
      ...{ code: 'new-1', strategy_id: 1, name_ru: 'Новый', subject: 'all', month_count: 3, min_amount: '1.00' },
      ...{
        max_amount: '2.00',
        percent: 18,
        payout_period: 'month',
        early_exit_allowed: true,
        valid_from: '2026-01-01',
      },
    },
  },
  updateTariff: { params: { id: '1' }, body: { is_active: true } },
  listRounds: {},
  createRound: {
    body: {
      ...{ name: 'Раунд', strategy_id: 1, tariff_ids: [1], start_date: '2026-01-01', end_date: '2026-03-01' },
      ...{ target_amount: '2.00', min_amount: '1.00' },
    },
  },
  getRound: { params: { id: '1' } },
  updateRound: { params: { id: '1' }, body: { name: 'Раунд' } },
  listConstants: {},
  createConstant: { body: { key: 'new.one', type: 'number', value: '1' } },
  getConstant: { params: { id: '1' } },
  updateConstant: { params: { id: '1' }, body: { description: 'Пояснение' } },
  deleteConstant: { params: { id: '1' } },
  listProjects: {},
  createProject: {
    body: {
      ...{ title_ru: 'Дом матрицы', address: 'Ташкент', typeProject: 'land', acceptanceDeadline: '2027-05-01' },
      ...{ amountToRaise: '10.00', amountLot: '5.00', projectAmount: '10.00' },
    },
  },
  getProject: { params: { id: '1' } },
  updateProject: { params: { id: '1' }, body: { showProject: true } },
  getProjectOffer: { params: { id: '1' } },
  saveProjectOffer: { params: { id: '1' }, body: { document_ids: [] } },
  addProjectAttachment: { body: { project_id: 1, type: 'image', title: 'Фасад', document_key: identity } },
  updateProjectAttachment: { params: { id: '1' }, body: { title: 'Двор' } },
  deleteProjectAttachment: { params: { id: '1' } },
  uploadTemporaryFile: uploaded(),
  listCustomerCards: { query: 'customer_id=1' },
  bindCustomerCard: { body: { customer_id: 1, card_number: '8600123400009012', expiry: '12/39' } },
  verifyCustomerCard: { body: { id: 1, code: '1234' } },
  resendCardCode: { body: { id: 1 } },
  deleteCustomerCard: { params: { id: '1' } },
  listScorings: { params: { customerId: '1' } },
  getScoring: { params: { id: '1' } },
  getScoringWingsResult: { params: { id: '1' } },
  listIdentityResponses: { params: { id: '1' } },
  listAddressRegions: {},
  listAddressDistricts: {},
  listCustomers: {},
  getCustomer: { params: { guid: '1' } },
  findCustomerByPassport: { params: { passport_number: 'AA1234567' } },
  listFamilyRelations: {},
  listCustomerChanges: { query: 'customer_id=1' },
  updateCustomer: { params: { guid: '1' }, body: { data: { citizenship: 'Узбекистан' } } },
  updateCustomerPinfl: { params: { id: '1' }, body: { pinfl: '41508851230458' } },
  updateCustomerAddress: { params: { guid: '1' }, body: { type: 'work' } },
  listCustomerContacts: { params: { id: '1' } },
  addCustomerContact: {
    params: { guid: '1' },
    body: { full_name: 'Каримов Акмал', phone_number: '998901112233', relation_id: 1 },
  },
  deleteCustomerContact: { params: { id: '1' } },
  revealCustomerData: { params: { guid: '1' }, query: 'fields=pinfl' },
  listCustomerDuplicates: { params: { guid: '1' } },
  syncCustomerAddress: { body: { customer_id: 1, dry_run: true } },
  syncCustomerPassport: { body: { customer_id: 1, dry_run: true } },
  listMerchants: {},
  listMerchantSalesByRegion: {},
  listMerchantTypes: {},
  listBlockReasons: {},
  getMerchant: { params: { id: '1' } },
  createMerchant: { body: merchant },
  updateMerchant: { params: { id: '1' }, body: { unit: 'кг' } },
  deleteMerchant: { params: { id: '1' } },
  blockMerchant: { params: { id: '1' }, body: { reason_id: 2 } },
  unblockMerchant: { params: { id: '1' }, body: {} },
  listMerchantBlockEvents: { params: { id: '1' } },
  listMerchantAttachments: { params: { id: '1' } },
  addMerchantAttachment: { body: { merchant_id: 1, document_key: identity, title: 'Договор' } },
  deleteMerchantAttachment: { params: { id: '1' } },
  uploadMerchantDocument: uploaded(),
  listCallbacks: {},
  getCallback: { params: { ticket_id: '1' } },
  changeCallback: { params: { ticket_id: '1' }, body: { status: 'in_progress' } },
  revealCallbackPhone: { params: { ticket_id: '1' } },
  listEntries: {},
  getPosting: { params: { id: '1' } },
  changePosting: { params: { id: '1' }, body: { action: 'post' } },
  listPostings: {},
  listPostingTemplates: {},
  createPostingTemplate: { body: template },
  changePostingTemplate: { params: { id: '1' }, body: template },
  deletePostingTemplate: { params: { id: '1' } },
  createCashIn: { body: posting },
  createCashOut: { body: posting },
  createCashInOut: { body: posting },
  listTrialBalance: {},
  listAccountCard: { params: { id: '5110' } },
  listTies: {},
  matchBankSheet: uploaded(),
  listPaymentCalendar: { query: 'month=2026-10' },
  getPaymentDays: { query: 'month=2026-10' },
  listTieRecords: { params: { id: '6990' } },
  listAccounts: {},
  listAccountGroups: {},
  listOperations: {},
  listPaymentGateways: {},
  listMerchantBranches: { params: { id: '1' } },
  createMerchantBranch: { params: { id: '1' }, body: branch },
  getMerchantBranch: { params: ofBranch },
  updateMerchantBranch: { params: ofBranch, body: { name: 'Филиал' } },
  deleteMerchantBranch: { params: ofBranch },
  markBranchAsMain: { params: ofBranch, body: { is_main: true } },
  blockBranch: { params: ofBranch, body: { reason_id: 1 } },
  unblockBranch: { params: ofBranch },
  listBranchBlocks: { params: ofBranch },
  listBranches: {},
  listBranchPoints: {},
  createBranch: { body: { ...branch, merchant_id: 1 } },
  getBranch: { params: { id: '1' } },
  updateBranch: { params: { id: '1' }, body: { name: 'Филиал' } },
  deleteBranch: { params: { id: '1' } },
  listPosAgents: { query: 'kind=seller' },
  createPosAgent: { body: { kind: 'seller', name: 'Продавец', phone: '998901234567' } },
  updatePosAgent: { body: { id: 1, name: 'Продавец' } },
  getPosAgent: { params: { branch: '0', id: '1' } },
  deletePosAgent: { params: { branch: '0', id: '1' } },
  resetSellerPassword: { params: { id: '1' } },
  listAgentAccounts: { params: { id: '1' } },
  createAgentAccount: {
    params: { id: '1' },
    body: { number: '20208000900123456001', bank_name: 'Банк', mfo: '00014', currency: 'UZS' },
  },
  setAgentAccountStatus: { params: { id: '1', accountId: '1' }, body: { status: 'active' } },
  listTaxTransactions: {},
  getTaxTransaction: { params: { id: '1' } },
  verifyTaxTransactions: { body: { ids: [1] } },
  listOutgoingTransactions: {},
  getOutgoingTransaction: { params: { id: '1' } },
  listWingsRequests: {},
  listExpenses: {},
  getExpense: { params: { id: '1' } },
  listExpenseChoices: {},
  addManualExpense: { body: { date: '2026-01-15', category_id: 10, account_id: 5110, amount: '10.00' } },
  listIncomes: {},
  getIncome: { params: { id: '1' } },
  listIncomeChoices: {},
  addManualIncome: { body: { date: '2026-01-15', category_id: 3, account_id: 5110, amount: '10.00' } },
  listDividends: {},
  getDividends: { params: { month: '2026-10', strategy_id: '1' } },
  calculateDividends: { params: { month: '2026-10', strategy_id: '1' } },
  planDividends: { params: { month: '2026-10', strategy_id: '1' } },
  getPayableDividends: { params: { month: '2026-10' } },
  payDividends: { params: { month: '2026-10' }, body: { payable_amount: '0.00', share_count: 0 } },
  listProfits: {},
  getProfit: { params: { id: '1' } },
  createProfit: { body: { month: '2026-10', strategy_id: 1, revenue: '2.00', expense: '1.00' } },
  updateProfit: { body: { id: 1, comment: 'a' } },
  announceProfit: { body: { month: '2026-10', strategy_id: 1, amount: '1.00' } },
  getProfitLoss: { query: 'date=2026-10-01' },
  listProfitLossLines: {},
  setProfitLossValues: {
    params: { date: '2026-10-01' },
    body: { values: [{ line_id: 10, strategy_id: null, amount: '1.00', comment: 'a' }] },
  },
  calculateProfit: { params: { date: '2026-10-01', strategy_id: '1' } },
  createIrr: { body: { amount: '100.00', payments: ['60.00', '60.00'] } },
  listMerchantCategories: {},
  createMerchantCategory: { body: { name_ru: 'Раздел' } },
  updateMerchantCategory: { body: { guid: identity } },
  uploadMerchantCategoryImage: uploaded(),
  getMerchantCategory: { params: { id: identity } },
  deleteMerchantCategory: { params: { id: identity } },
  listBanks: {},
  getBank: { params: { id: '1' } },
  updateBank: { params: { id: '1' }, body: { region: 'Ташкент' } },
  syncBanks: {},
  listCardTypes: {},
  createCardType: { body: { name: 'Uzcard', prefix: '8600' } },
  deleteCardType: { params: { id: '99999' } },
  listPhoneCodes: {},
  createPhoneCode: { body: { code: '90', operator: 'Beeline' } },
  deletePhoneCode: { params: { id: '99999' } },
  listSmsProviders: {},
  getSmsProvider: { params: { x: 'eskiz' } },
  updateSmsProvider: { params: { x: 'eskiz' }, body: { sender: '4546' } },
  listSmsTemplates: {},
  getSmsTemplate: { params: { id: '1' } },
  updateSmsTemplate: { body: { id: 1, version: 1 } },
  listSmsMessages: {},
  sendTestSms: { body: { phone: '998901234567', text: 'Проверка' } },
  getPaymentSettings: {},
  updatePaymentSettings: { body: { retry_count: 3 } },
  listPspCategories: {},
  updatePspCategories: { body: { categories: [{ id: 99_999, version: 1 }] } },
  getPspCategory: { params: { id: '1' } },
  listPspServices: {},
  updatePspServices: { body: { services: [{ id: 99_999, version: 1 }] } },
  getPspService: { params: { id: '1' } },
  listBanners: {},
  createBanner: { body: { title_ru: 'Матрица', place: 'main', action_type: 'none', start_date: '2026-03-05' } },
  getBanner: { params: { id: '1' } },
  updateBanner: { params: { id: '1' }, body: { title_ru: 'Матрица' } },
  deleteBanner: { params: { id: '99999' } },
  uploadContentPicture: uploaded(),
  listStories: {},
  getStory: { params: { guid: identity } },
  updateStory: { params: { guid: identity }, body: { title_ru: 'Матрица' } },
  uploadStoryPicture: uploaded(),
  listSystemErrors: {},
  listSystemErrorCategories: {},
  getSystemError: { params: { id: '1' } },
  createSystemError: { body: { code: 'matrix', category: 'general', message_ru: 'Матрица' } },
  updateSystemError: { params: { id: '1' }, body: { http_status: 409 } },
  listBudgetCategories: {},
  createBudgetCategory: { body: { kind: 'expense', name_ru: 'Матрица', icon: 'shop', color: '#123456' } },
  getBudgetCategory: { params: { id: '1' } },
  updateBudgetCategory: { params: { id: '1' }, body: { sequence_number: 1 } },
  deleteBudgetCategory: { params: { id: '99999' } },
  listFaqCategories: {},
  createFaqCategory: { body: { name_ru: 'Матрица', icon: 'wallet' } },
  getFaqCategory: { params: { id: '1' } },
  updateFaqCategory: { params: { id: '1' }, body: { order: 1 } },
  deleteFaqCategory: { params: { id: '99999' } },
  listFaqChapters: {},
  createFaqChapter: { body: { name_ru: 'Матрица', category_id: 1 } },
  getFaqChapter: { params: { id: '1' } },
  updateFaqChapter: { params: { id: '1' }, body: { order: 1 } },
  deleteFaqChapter: { params: { id: '99999' } },
  listFaqArticles: {},
  createFaqArticle: { body: { chapter_id: 1, question_ru: 'Матрица?', answer_ru: 'Да' } },
  getFaqArticle: { params: { id: '1' } },
  updateFaqArticle: { params: { id: '1' }, body: { order: 1 } },
  deleteFaqArticle: { params: { id: '99999' } },
  listQuestions: {},
  createQuestion: { body: { question_ru: 'Матрица?', answer_ru: 'Да' } },
  getQuestion: { params: { id: '1' } },
  updateQuestion: { params: { guid: '00000000-0000-4000-8000-000000000000' }, body: { order: 1 } },
  deleteQuestion: { params: { guid: '00000000-0000-4000-8000-000000000000' } },
  listPushMessages: {},
  createPushMessage: { body: { title_ru: 'Матрица', body_ru: 'Матрица', segment: 'all' } },
  getPushMessage: { params: { id: '1' } },
  updatePushMessage: { params: { id: '1' }, body: { urgent: true } },
  deletePushMessage: { params: { id: '99999' } },
  publishPushMessage: { params: { id: '99999' }, body: { audience: 0 } },
  withdrawPushMessage: { params: { id: '99999' } },
  sendPushToUsers: { params: { id: '99999' }, body: { user_ids: [1] } },
  listPushRecipients: { params: { id: '1' } },
  getPushAudience: { query: 'segment=all' },
  listPushActionTypes: {},
  listFomos: {},
  createFomo: {
    body: {
      ...{ name: 'Матрица', title_ru: 'Матрица', text_ru: 'Матрица', trigger: 'registered', duration_hours: 1 },
      ...{ benefit_percent: '1.00', start: '2026-01-01', end: '2026-01-02' },
    },
  },
  updateFomo: { params: { id: '1' }, body: { is_active: false } },
  listUserFomos: {},
  getContentCalendar: { query: 'month=2026-11' },
  renewUserFomo: { params: { id: '1' } },
  listInvoices: {},
  getInvoice: { params: { id: '1' } },
  listCardsByMaskedPan: { query: 'masked_pan=*9012' },
  getMaskedCard: { params: { id: '1' } },
  listCardTransactions: {},
  getCardTransaction: { params: { id: '1' } },
  listBrands: {},
  createBrand: { body: { name: 'Artel' } },
  getBrand: { params: { id: '1' } },
  updateBrand: { params: { id: '1' }, body: { name: 'Artel' } },
  deleteBrand: { params: { id: '1' } },
  listCategories: {},
  createCategory: { body: { name_ru: 'Смартфоны' } },
  getCategory: { params: { id: '1' } },
  updateCategory: { params: { id: '1' }, body: { name_ru: 'Смартфоны' } },
  deleteCategory: { params: { id: '1' } },
  listAttributes: {},
  createAttribute: { body: { name_ru: 'Цвет', type: 'color' } },
  getAttribute: { params: { id: '1' } },
  updateAttribute: { params: { id: '1' }, body: { name_ru: 'Цвет' } },
  deleteAttribute: { params: { id: '1' } },
  addAttributeValue: { body: { attribute_id: 1, value: 'Синий' } },
  removeAttributeValue: { params: { id: '1' } },
  uploadCataloguePicture: uploaded(),
  listModels: {},
  createModel: { body: { name: 'Galaxy', category_id: 1, brand_id: 1, description_ru: 'a' } },
  getModel: { params: { id: '1' } },
  updateModel: { params: { id: '1' }, body: { name: 'Galaxy' } },
  deleteModel: { params: { id: '1' } },
  setModelAttribute: { body: { model_id: 1, attribute_id: 1 } },
  removeModelAttribute: { params: { id: '1' } },
  addModelImage: { body: { model_id: 1, key: `${identity}.png` } },
  removeModelImage: { params: { id: '1' } },
  listProducts: {},
  createProduct: { body: { model_id: 1, merchant_id: 1, name: 'Galaxy', price: '1.00', sku: 'A-1' } },
  updateProduct: { params: { id: '1' }, body: { price: '1.00' } },
  deleteProduct: { params: { id: '1' } },
  setOldPrice: { params: { id: '1' }, body: { old_price: null } },
  listPartners: {},
  getPartner: { params: { id: '1' } },
  createPartner: { body: { name: 'a', kind: 'company', start_date: '2026-01-01', percent: 0, others: [] } },
  updatePartner: { params: { id: '1' }, body: { name: 'a' } },
  listProfitDistributions: {},
  listClosingMonths: {},
  getClosingMonth: { params: { id: '1' } },
  changeClosingMonth: { params: { id: '1' }, body: { status: 'open' } },
  getChecklistLine: { params: { id: '1', code: 'manual_drafts' } },
  noteChecklistLine: { params: { id: '1', code: 'manual_drafts' }, body: { text: 'a' } },
  checkClosingDigest: { params: { id: '1' } },
  beginClosing: { body: { month: '2026-10' } },
  listClosingFiles: { params: { id: '1' } },
  reportInvestments: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['investments.query'] },
  reportClaims: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['claims.query'] },
  reportInvestors: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['investors.query'] },
  reportInvestorsCgu: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['investors.query'] },
  reportMerchantTransactions: {
    query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1',
    besides: ['merchant_billing.query'],
  },
  reportInstallments: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['installments.query'] },
  reportBonds: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['bonds.query'] },
  reportInvestorTransactions: {
    query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1',
    besides: ['investors.query'],
  },
  reportCashIn: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['cash_in.query'] },
  reportCashOut: { query: 'begin_date=2026-01-01&end_date=2026-01-31&limit=1', besides: ['cash_out.query'] },
  reportLeftInvestors: {
    body: { begin_date: '2026-01-01', end_date: '2026-01-31' },
    besides: ['investors.query'],
  },
  listReportJobs: {},
  beginReport: {
    body: { type: 'cash-in', begin_date: '2026-01-01', end_date: '2026-01-31' },
    besides: ['cash_in.query'],
  },
  getReportJob: { params: { id: '999' } },
  removeReportJob: { params: { id: '999' } },
  listBonds: {},
  createBond: { body: bond },
  getBond: { params: { id: '1' } },
  updateBond: { params: { id: '1' }, body: bond },
  removeBond: { params: { id: '1' } },
  listBondInvestments: { params: { id: '1' } },
  getRepaymentSchedule: { params: { id: '1' } },
  payBondRow: { params: { id: '1', row: '1' }, body: { payable_amount: '0.00' } },
  listBondLogs: { params: { id: '1' } },
  changeBondStatus: { params: { id: '1' }, body: { status: 'active' } },
  restoreBond: { params: { id: '1' } },
  editRepaymentSchedule: {
    params: { id: '1' },
    body: { rows: [{ date: '2026-04-30', principal: '1.00', profit: '0.00' }] },
  },
  listCustomerInstalments: { query: 'customer_id=1' },
  listInstalments: {},
  searchInstalments: { query: 'search=RS' },
  listApplications: {},
  listApplicationStatuses: {},
  getApplication: { params: { id: '1' } },
  revealApplicationData: { params: { id: '1' }, query: 'fields=salary' },
  listApplicationBaskets: { params: { id: '1' } },
  listProductInvoices: {},
  createProductInvoice: { body: { application_basket_id: 1, application_id: 1, date: '2026-01-01', number: '1' } },
  updateProductInvoice: { body: { application_basket_id: 1, application_id: 1, date: '2026-01-01', number: '1' } },
  getInstalmentPaymentInfo: { params: { id: '1' } },
  getPaymentSchedule: { params: { id: '1' } },
  listInstalmentCharges: { params: { id: '1' } },
  listPaymentParts: { params: { id: '1' } },
  listInstalmentBaskets: { params: { id: '1' } },
  listInstalmentAttachments: { params: { id: '1' } },
  getKatmDetails: { params: { id: '1' } },
  generateInstalmentFiles: { params: { id: '1' }, body: { kinds: ['contract'] } },
  recalculateInstalment: { body: { application_id: 1 } },
  acceptApplication: { params: { id: '1' }, body: {} },
  rejectApplication: { params: { id: '1' }, body: { reason: 'score' } },
  scoreApplication: { params: { id: '1' }, body: {} },
  addInvoice: { params: { id: '1' }, body: { invoice_date: '2026-01-01', invoice_number: '1' } },
  cancelApplication: { params: { id: '1' } },
  deleteApplication: { params: { id: '1' } },
  listInstalmentProducts: { params: { id: '1' } },
  listApplicantPhotos: { params: { id: '1' } },
  addInstalmentContracts: {
    params: { id: '1', guid: identity },
    body: { contract_number: 'RS-1', contract_date: '2026-01-01', file_ids: [identity] },
  },
  getInstalmentByNumber: { params: { contractNumber: 'RS-1' } },
  toggleAutopay: { params: { contract_number: 'RS-1' }, body: { enabled: false } },
  getInstalmentPayment: { params: { id: '1' } },
  createInstalmentTransaction: {
    body: {
      ...{ installment_id: 1, kind: 'instalment', amount: '1.00', gateway: 'bank', document_number: '1' },
      document_date: '2026-01-01',
    },
  },
  chargeInstalment: { body: { installment_id: 1, card_id: 1, amount: '1.00' } },
  syncInstalmentPayment: { query: 'id=1' },
  getCollectionStatistics: {},
  listCollectedMonths: {},
  listPaymentPromises: { params: { id: '1' } },
  addPaymentPromise: { params: { id: '1' }, body: { date: '2026-01-01', amount: '1.00' } },
  listReturnClaims: {},
  countReturnClaims: {},
  getReturnStatistics: {},
  getOrderStatistics: {},
  listReturnableOrders: {},
  getReturnClaim: { params: { id: '1' } },
  listReturnClaimHistory: { params: { id: '1' } },
  createReturnClaim: {
    body: {
      order_id: 1,
      reason: 'defect',
      refund_method: 'bank',
      restock: true,
      items: [{ basket_item_id: 1, count: 1 }],
    },
  },
  startReturnClaim: { params: { id: '1' } },
  approveReturnByModerator: { params: { id: '1' } },
  cancelReturnByModerator: { params: { id: '1' }, body: { comment: 'a' } },
  setReturnWaitingInvoice: { params: { id: '1' }, body: { invoice_date: '2026-01-01', invoice_number: '1' } },
  approveReturnByAccountant: { params: { id: '1' }, body: {} },
  cancelReturnByAccountant: { params: { id: '1' }, body: { comment: 'a' } },
  repeatRefund: { params: { id: '1' }, body: { method: 'bank' } },
  syncRefund: { params: { id: '1' } },
  uploadReturnFile: uploaded(),
  confirmRefund: { params: { id: '1' }, body: { document_number: '1', document_date: '2026-01-01' } },
  listAgreements: {},
  beginCardPayment: { body: { installment_id: 1, card_id: 1, amount: '1.00' } },
  verifyCardPayment: { body: { id: 1, code: '1234' } },
  withdrawDue: { body: { installment_id: 1 } },
  cancelInstalmentPayment: { params: { id: '1' }, body: { comment: 'дважды' } },
  listInstalmentRefunds: { params: { id: '1' } },
  payBack: { params: { id: '1' }, body: { gateway: 'card' } },
  resendActSms: { params: { orderId: '1' } },
  confirmAct: { body: { order_id: 1, code: '1234' } },
  listOrders: {},
  countOrderStatuses: {},
  getOrder: { params: { id: '1' } },
  getOrderLine: { params: { basketId: '1' } },
  getOrderSeller: { params: { sellerId: '1' } },
  setLineSpic: { body: { basket_item_id: 1, spic: '08418001001000000' } },
  listOrderHistory: { params: { id: '1' } },
  takeNextOrder: {},
  takeOrder: { params: { id: '1' }, body: {} },
  decideModeration: { params: { id: '1' }, body: { accepted: true } },
  decideQabz: { params: { id: '1' }, body: { accepted: true } },
  approvePhotoReport: { params: { id: '1' }, body: { attachment_id: 1 } },
  completeOrder: { params: { id: '1' } },
  cancelNewOrder: { params: { id: '1' }, body: { comment: 'передумал' } },
  cancelOrder: { params: { id: '1' }, body: { comment: 'передумал' } },
  attachOrderFile: { ...uploaded(), params: { contract_number: 'RS-1' } },
  listOrderAttachments: { params: { contract_number: 'RS-1' } },
  listMerchantDiscounts: { params: { id: '1' } },
  createMerchantDiscount: { params: { id: '1' }, body: { percent: 5, begin_date: '2026-01-01' } },
  setMerchantDiscountStatuses: { params: { id: '1' }, body: { ids: [1], status: 'active' } },
  setMerchantDiscountStatus: { params: { id: '1', discountId: '1' }, body: { status: 'active' } },
  deleteMerchantDiscount: { params: { id: '1', discountId: '1' } },
  listMerchantMarkups: { params: { id: '1' } },
  createMerchantMarkup: { params: { id: '1' }, body: { percent: 24, month_count: 12, begin_date: '2026-01-01' } },
  setMerchantMarkupStatuses: { params: { id: '1' }, body: { ids: [1], status: 'active' } },
  setMerchantMarkupStatus: { params: { id: '1', markupId: '1' }, body: { status: 'active' } },
  deleteMerchantMarkup: { params: { id: '1', markupId: '1' } },
  listMerchantOwners: { params: { id: '1' } },
  createMerchantOwner: { params: { id: '1' }, body: { name: 'Азиз', phone: '998901234567', username: 'a.owner' } },
  resetMerchantOwnerPassword: { params: { id: '1', ownerId: '1' } },
  deleteMerchantOwner: { params: { id: '1', ownerId: '1' } },
  listMerchantCallbacks: { params: { id: '1' } },
  createMerchantCallback: { params: { id: '1' }, body: { value: 'https://orders.artel.uz/hook' } },
  deleteMerchantCallback: { params: { id: '1' } },
  listMerchantTelegramUsers: { params: { id: '1' } },
  createMerchantTelegramUser: { body: { merchant_id: 1, phone: '998901234567' } },
  deleteMerchantTelegramUser: { params: { id: '1' } },
  getDelivery: { params: { id: '1' } },
  revealDeliveryData: { params: { id: '1' }, query: 'fields=street' },
  listDeliveries: {},
  listDeliveryProviders: {},
  listDeliveryTowns: { params: { orderId: '1' } },
  updateDeliveryAddress: {
    params: { orderId: '1' },
    body: { type: 'receiver', enabled: true, region_id: 101, district_id: 1001, street: 'Бобура', house: '4' },
  },
  setDeliveryProvider: { params: { orderId: '1' }, body: { provider_id: 1 } },
  setDeliveryStatus: { params: { orderId: '1' }, body: { status: 'picked_up' } },
  checkDeliveryAddress: { params: { id: '1' } },
  getProductTemplate: { params: { id: '1' } },
  importProductSheet: { ...uploaded(), params: { id: '1' } },
  getImportMethod: { params: { id: '1' } },
  createImportMethod: {
    params: { id: '1' },
    body: { type: 'ftp', ftp: { host: 'ftp.artel.uz', login: 'divan', password: 'k7Ra-92tn', path: '/price.csv' } },
  },
  updateImportMethod: { params: { id: '1' }, body: { type: 'billz', billz: { shop_id: 'shop-1' } } },
  importFromFtp: { params: { id: '1' } },
  listMerchantImports: { params: { id: '1' } },
  listMerchantMoves: { params: { id: '1' } },
  listMerchantInvoices: { params: { id: '1' } },
  listMerchantDebts: {},
  listMerchantTransactions: {},
  listTransfers: {},
  getTransfer: { params: { id: '1' } },
  createTransfer: { body: { merchant_id: 1, amount: '1.00', purpose: 'Оплата', document_number: '1' } },
  decideTransfer: { params: { id: '1' }, body: { accepted: true } },
  finishTransfer: { params: { id: '1' }, body: { is_paid: false, comment: 'Счёт закрыт' } },
  listReceipts: {},
  getReceipt: { params: { id: '1' } },
  sendReceipt: { params: { id: '1' } },
  cancelReceipt: { params: { id: '1' }, body: { comment: 'Выбит дважды' } },
  reissueReceipt: { params: { id: '1' } },
  getWingsRequest: { params: { id: '1' } },
};

function newUser() {
  const name = { first_name: 'Азиз', last_name: 'Алиев', phone: '998901234567' };
  return { username: 'a.aliev', password: 'Chorsu-2026-bozor', ...name, user_type: 'system', role_ids: [1] };
}

function uploaded(): Row {
  const { payload, headers } = formOf(samples.pdf, 'a.pdf');
  return { body: payload, headers };
}

const { operations } = readContract();
let server: BackEnd;
let tokens: Record<string, string | undefined>;

before(async () => {
  server = await startBackEnd();
  tokens = await badTokens();
});
after(() => server.close());

/** Everything that looks like a token and must open nothing. */
async function badTokens() {
  const { access_token: good, refresh_token } = await server.signIn('director');
  const { access_token: ofDisabled } = await server.signIn('hunter');
  await server.db.query(`update system_users set is_active = false where username = 'hunter'`);
  const { access_token: ofSignedOut } = await server.signIn('kam');
  await server.call({ method: 'POST', url: '/api/system-user/auth/logout', token: ofSignedOut });

  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string };
  const [[kid, key] = ['', Buffer.alloc(0)]] = sessionKeysOf(await loadSecrets(server.db, server.clock))(
    'access-token',
  );
  const made = (alg: string, typ: string, secret: Uint8Array, life: string) =>
    new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg, typ, kid })
      .setSubject(claims.sub)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(secret);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'no token': undefined,
    garbage: 'garbage',
    'three parts of garbage': 'a.b.c',
    'an expired token': await made('HS256', 'at+jwt', key, '-1s'),
    'a token signed with another key': await made('HS256', 'at+jwt', new Uint8Array(32).fill(7), '10m'),
    'a token signed with another algorithm': await made('HS512', 'at+jwt', key, '10m'),
    'a token of another kind': await made('HS256', 'JWT', key, '10m'),
    'a token of a key that nobody gave': await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'another' })
      .setSubject(claims.sub)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key),
    'a token that never expires': await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .setSubject(claims.sub)
      .setIssuedAt()
      .sign(key),
    'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'alg none with the old signature': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${good.split('.')[2]}`,
    'a changed payload': good.replace(payload, part({ ...claims, sub: '1', exp: 4102444800, iat: 1 })),
    'a refresh token': refresh_token,
    'a token of a disabled user': ofDisabled,
    'a token of a session that was signed out': ofSignedOut,
  };
}

/** Everything that can be given, as `id.action`. */
const everything = `select p.id as permission_id, a as action
  from permissions p, unnest(array['add', 'query', 'get', 'update', 'delete', 'import', 'export', 'enable', 'disable']) a`;

interface Roles {
  /** Holds everything but what a test has taken out of it. */
  all: number;
  /** Holds what a test has given to it, and nothing else. */
  few: number;
  token: { is: string; at: number };
}
let roles: Roles | undefined;
/** What puts back into the roles what the test before has taken out. */
const putBack: (() => Promise<void>)[] = [];

/** The person of the test: two roles, of which one at a time is held, and in each service a role with every policy. */
async function makeRoles(): Promise<Roles> {
  for (const table of ['user_roles', 'service_user_roles'])
    await server.db.query(
      `delete from ${table} where user_id = (select id from system_users where username = 'accountant2')`,
    );
  await server.db.query(
    `with made as (
       insert into service_roles (service, name, description, created_at)
       select s, 'every policy', '', '2026-01-01' from unnest(array['payment', 'investment']) s returning id, service),
     given as (insert into service_policies select m.id, e.method, e.endpoint from made m join service_endpoints e using (service))
     insert into service_user_roles (user_id, role_id, created_at)
     select u.id, m.id, '2026-01-01' from system_users u, made m where u.username = 'accountant2'`,
  );
  const [all, few] = await server.db.query<{ id: number }>(
    `insert into roles (name, description, created_at)
     select name, '', '2026-01-01' from unnest(array['everything', 'few']) with ordinality as t (name, at) order by at returning id`,
  );
  await server.db.query(`insert into role_permissions select $1, permission_id, action from (${everything}) e`, [
    all!.id,
  ]);
  return { all: all!.id, few: few!.id, token: { is: '', at: 0 } };
}

/** A token of access is good for ten minutes, and all operations take longer on a slow machine. */
const freshFor = 300_000;
/** The token of a person who holds this one role; rights are read at each call, so one sign-in serves many. */
async function holding(role: 'all' | 'few'): Promise<string> {
  const { token } = (roles ??= await makeRoles());
  if (token.at < Date.now() - freshFor)
    Object.assign(token, { is: (await server.signIn('accountant2')).access_token, at: Date.now() });
  await server.db.query(
    `with gone as (delete from user_roles where user_id = (select id from system_users where username = 'accountant2') and role_id <> $1)
     insert into user_roles (user_id, role_id) select id, $1 from system_users where username = 'accountant2' on conflict do nothing`,
    [roles[role]],
  );
  for (const put of putBack.splice(0)) await put();
  return token.is;
}

/** Somebody who holds exactly these permissions, and every policy. */
async function personWith(permissions: readonly string[]): Promise<string> {
  const token = await holding('few');
  await server.db.query('delete from role_permissions where role_id = $1', [roles!.few]);
  await server.db.query(
    `insert into role_permissions select $1, split_part(p, '.', 1), split_part(p, '.', 2) from unnest($2::text[]) p`,
    [roles!.few, permissions],
  );
  return token;
}

/** Somebody who holds every policy and every permission but these. */
async function personWithout(permissions: readonly string[]): Promise<string> {
  const token = await holding('all');
  const taken = [roles!.all, permissions];
  await server.db.query(
    `delete from role_permissions where role_id = $1 and permission_id || '.' || action = any ($2::text[])`,
    taken,
  );
  putBack.push(async () => {
    await server.db.query(
      `insert into role_permissions select $1, split_part(p, '.', 1), split_part(p, '.', 2) from unnest($2::text[]) p`,
      taken,
    );
  });
  return token;
}

/** Somebody who holds every permission and every policy but the one of this operation. */
async function personWithoutPolicy({ service, method, endpoint }: Operation): Promise<string> {
  const token = await holding('all');
  const taken = [service, method, endpoint];
  const mine = `select id from service_roles where service = $1 and name = 'every policy'`;
  await server.db.query(
    `delete from service_policies where role_id = (${mine}) and method = $2 and endpoint = $3`,
    taken,
  );
  putBack.push(async () => {
    await server.db.query(`insert into service_policies select (${mine}), $2, $3`, taken);
  });
  return token;
}

let lastKey = 0;
function send(operation: Operation, token: string | undefined) {
  const { params = {}, body, query = '', headers } = rows[operation.id] ?? {};
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  // Only who changes something is asked for these two.
  const intent = { 'if-match': '1', 'idempotency-key': `authorisation-${++lastKey}-${operation.id}` };
  return server.call({
    method: operation.method,
    url: `${url}?${query}`,
    payload: body,
    headers: { ...intent, ...headers },
    token,
  });
}

test('every operation of the specs has a row, and every row an operation', () => {
  assert.deepEqual(Object.keys(rows).sort(), operations.map(({ id }) => id).sort());
});

for (const operation of operations) {
  const { access } = operation;
  if (access.kind === 'public')
    test(`${operation.id} is public`, async () => {
      for (const [kind, token] of Object.entries(tokens)) {
        const answer = await send(operation, token);
        assert.equal(answer.statusCode, rows[operation.id]?.publicly, kind);
      }
    });
  else {
    test(`${operation.id} is closed to who is not signed in`, async () => {
      for (const [kind, token] of Object.entries(tokens)) {
        const answer = await send(operation, token);
        assert.equal(answer.statusCode, 401, kind);
        assert.equal(answer.json<{ code: string }>().code, 'unauthorized', kind);
      }
    });

    if (rows[operation.id]?.anybody)
      test(`${operation.id} is open to everybody who is signed in`, async () => {
        const admitted = await send(operation, await personWith([]));
        assert.ok(operation.statuses.has(admitted.statusCode), `answered ${admitted.statusCode}: ${admitted.body}`);
        assert.ok(![401, 403].includes(admitted.statusCode), `answered ${admitted.statusCode}`);
      });
    else
      test(`${operation.id} needs ${access.permissions.join(' or ')}`, async () => {
        const { permissions } = access;
        const refused = await send(operation, await personWithout(permissions));
        assert.equal(refused.statusCode, 403);
        const [first, ...more] = permissions;
        const message = [`Permission ${first} is missing`, ...more.map((other) => `or ${other}`)].join(', ');
        assert.equal(refused.json<{ error: string }>().error, message);

        const { besides = [] } = rows[operation.id] ?? {};
        let opened = 0;
        for (const permission of permissions) {
          const admitted = await send(operation, await personWith([permission, ...besides]));
          assert.ok(operation.statuses.has(admitted.statusCode), `answered ${admitted.statusCode}: ${admitted.body}`);
          if (![401, 403].includes(admitted.statusCode)) opened += 1;
          // Let in, and then asked for the one that fits the record of the row.
          else assert.ok(permissions.length > 1, `answered ${admitted.statusCode}: ${admitted.body}`);
        }
        assert.ok(opened > 0, 'no permission of the operation opens it');
      });

    if (keepsPolicies(operation.service))
      test(`${operation.id} needs its policy besides`, async () => {
        const refused = await send(operation, await personWithoutPolicy(operation));
        assert.equal(refused.statusCode, 403);
        const { method, endpoint } = operation;
        assert.equal(refused.json<{ error: string }>().error, `Policy ${method} ${endpoint} is missing`);
      });
  }
}

test('whoever may attach a file may send it', async () => {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  for (const id of ['createAsyncTask', 'addInstalmentContracts', 'addInvestorAttachment', 'createBond']) {
    const { access } = byId.get(id)!; // one of the specs
    assert.ok(access.kind === 'permission');
    const sent = await send(byId.get('uploadInvestorFile')!, await personWith(access.permissions));
    assert.equal(sent.statusCode, 201, `${id}: ${sent.body}`);
  }
});

test('a person reads the own role without a permission, and no other', async () => {
  const token = await personWith([]);
  const mine = await server.call({ method: 'GET', url: `/api/system-user/v1/user-roles/${roles!.few}`, token });
  assert.equal(mine.statusCode, 200);
  const other = await server.call({ method: 'GET', url: '/api/system-user/v1/user-roles/1', token });
  assert.equal(other.statusCode, 403);
});

test('a permission taken away is gone at the next call', async () => {
  const token = await personWith(['rbac.get']);
  const url = '/api/system-user/v1/user-roles/1';
  assert.equal((await server.call({ method: 'GET', url, token })).statusCode, 200);
  await server.db.query(`delete from role_permissions where permission_id = 'rbac' and role_id > 100`);
  assert.equal((await server.call({ method: 'GET', url, token })).statusCode, 403);
});
