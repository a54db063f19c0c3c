import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { accessTokens } from './auth/accessToken';
import { loadSecrets, sessionKeysOf, type SessionKey } from './auth/secrets';
import { sessions } from './auth/sessions';
import type { Database } from './db/database';
import type { FileStore } from './files/store';
import { backgroundOf, type Role } from './http/background';
import { mountBrowserFailures, type BrowserFailure } from './http/browserFailures';
import { mountContentHost } from './http/contentHost';
import { endpointsOf, learnEndpoints } from './http/endpoints';
import { holdJournalToWords } from './shared/auditTrail';
import { answerErrors, refusalOf } from './http/errorAnswers';
import type { ImportOptions, Module, ModuleParts, OuterOptions, SigningOptions } from './http/module';
import { givenName, followCalls, seeCalls, type SeenCall } from './http/seenCalls';
import { registerOperations, type AnyHandler } from './http/registerOperations';
import { readContract, type Contract } from './http/specs';
import { startUpkeep } from './http/upkeep';
import { accessChangesModule } from './modules/access-changes/index';
import { appUsersModule } from './modules/app-users/index';
import { asyncTasksModule } from './modules/async-tasks/index';
import { authModule } from './modules/auth/index';
import { banksModule } from './modules/banks/index';
import { bannersModule } from './modules/banners/index';
import { bondsModule } from './modules/bonds/index';
import { branchesModule } from './modules/branches/index';
import { callOrdersModule } from './modules/call-orders/index';
import { budgetModule } from './modules/budget/index';
import { cardVerificationModule } from './modules/card-verification/index';
import { cashInModule } from './modules/cash-in/index';
import { cashOutModule } from './modules/cash-out/index';
import { catalogueAttributesModule } from './modules/catalogue-attributes/index';
import { catalogueBrandsModule } from './modules/catalogue-brands/index';
import { catalogueCategoriesModule } from './modules/catalogue-categories/index';
import { cataloguePicturesModule } from './modules/catalogue-pictures/index';
import { cataloguesModule, mountPlaceFinder, placeFinderPath } from './modules/catalogues/index';
import { closingModule } from './modules/closing/index';
import { contentCalendarModule } from './modules/content-calendar/index';
import { contentPicturesModule } from './modules/content-pictures/index';
import { constantsModule } from './modules/constants/index';
import { customerCardsModule } from './modules/customer-cards/index';
import { customersModule } from './modules/customers/index';
import { dividendsModule } from './modules/dividends/index';
import { documentsModule } from './modules/documents/index';
import { expensesModule } from './modules/expenses/index';
import { faqModule } from './modules/faq/index';
import { fomoModule } from './modules/fomo/index';
import { generalClaimsModule } from './modules/general-claims/index';
import { instalmentsModule } from './modules/instalments/index';
import { identityResponsesModule } from './modules/identity-responses/index';
import { investmentsModule } from './modules/investments/index';
import { investorsModule } from './modules/investors/index';
import { invoicesModule } from './modules/invoices/index';
import { journalModule } from './modules/journal/index';
import { ledgerModule } from './modules/ledger/index';
import { merchantBillingModule } from './modules/merchant-billing/index';
import { merchantChannelsModule } from './modules/merchant-channels/index';
import { merchantImportsModule } from './modules/merchant-imports/index';
import { merchantOwnersModule } from './modules/merchant-owners/index';
import { merchantTermsModule } from './modules/merchant-terms/index';
import { merchantCategoriesModule } from './modules/merchant-categories/index';
import { merchantsModule } from './modules/merchants/index';
import { modelsModule } from './modules/models/index';
import { deliveriesModule } from './modules/deliveries/index';
import { ordersModule } from './modules/orders/index';
import { numberListsModule } from './modules/number-lists/index';
import { outgoingPaymentsModule } from './modules/outgoing-payments/index';
import { paymentCalendarModule } from './modules/payment-calendar/index';
import { paymentCardsModule } from './modules/payment-cards/index';
import { paymentSettingsModule } from './modules/payment-settings/index';
import { platformInvestorsModule } from './modules/platform-investors/index';
import { pushMessagesModule } from './modules/push-messages/index';
import { pspModule } from './modules/psp/index';
import { productsModule } from './modules/products/index';
import { profitLossModule } from './modules/profit-loss/index';
import { projectsModule } from './modules/projects/index';
import { questionsModule } from './modules/questions/index';
import { queueDaysModule } from './modules/queue-days/index';
import { receiptsModule } from './modules/receipts/index';
import { reportsModule } from './modules/reports/index';
import { returnClaimsModule } from './modules/return-claims/index';
import { rolesModule } from './modules/roles/index';
import { roundsModule } from './modules/rounds/index';
import { scoringModule } from './modules/scoring/index';
import { sellersModule } from './modules/sellers/index';
import { serviceRolesModule } from './modules/service-roles/index';
import { signingModule } from './modules/signing/index';
import { smsModule } from './modules/sms/index';
import { storiesModule } from './modules/stories/index';
import { strategiesModule } from './modules/strategies/index';
import { systemErrorsModule } from './modules/system-errors/index';
import { systemUsersModule } from './modules/system-users/index';
import { tariffChangesModule } from './modules/tariff-changes/index';
import { tariffsModule } from './modules/tariffs/index';
import { taxModule } from './modules/tax/index';
import { uploadsModule } from './modules/uploads/index';
import { wingsModule } from './modules/wings/index';
import { endConnections } from './http/endConnections';
import { mountHealth } from './http/health';
import { originsOf, type PanelConfig } from './page/config';
import { commonHeaders, securedHeaders, serviceHeaders } from './page/headers';
import { mountPage } from './page/page';
import type { Clock } from './shared/clock';
import { problemBody } from './shared/problem';

/** Every part of the business, in the order in which they put their demonstration rows upon each other. */
export const modules: readonly Module[] = [
  authModule,
  systemUsersModule,
  rolesModule,
  serviceRolesModule,
  accessChangesModule,
  cataloguesModule,
  uploadsModule,
  investorsModule,
  platformInvestorsModule,
  asyncTasksModule,
  generalClaimsModule,
  cardVerificationModule,
  documentsModule,
  tariffChangesModule,
  taxModule,
  outgoingPaymentsModule,
  wingsModule,
  cashInModule,
  cashOutModule,
  investmentsModule,
  strategiesModule,
  signingModule,
  constantsModule,
  tariffsModule,
  roundsModule,
  bondsModule,
  dividendsModule,
  projectsModule,
  callOrdersModule,
  merchantCategoriesModule,
  catalogueCategoriesModule,
  catalogueBrandsModule,
  catalogueAttributesModule,
  expensesModule,
  banksModule,
  numberListsModule,
  paymentSettingsModule,
  pspModule,
  budgetModule,
  faqModule,
  questionsModule,
  merchantsModule,
  merchantTermsModule,
  merchantOwnersModule,
  merchantChannelsModule,
  merchantImportsModule,
  branchesModule,
  sellersModule,
  smsModule,
  customersModule,
  customerCardsModule,
  scoringModule,
  identityResponsesModule,
  // After customers and investors, who have the program.
  appUsersModule,
  pushMessagesModule,
  fomoModule,
  contentCalendarModule,
  cataloguePicturesModule,
  modelsModule,
  productsModule,
  contentPicturesModule,
  bannersModule,
  storiesModule,
  systemErrorsModule,
  instalmentsModule,
  // After the orders, of which they tell.
  receiptsModule,
  returnClaimsModule,
  merchantBillingModule,
  // After what merchants are billed, whose lines it adds.
  invoicesModule,
  ordersModule,
  // After orders, whose deliveries they are.
  deliveriesModule,
  paymentCardsModule,
  profitLossModule,
  closingModule,
  paymentCalendarModule,
  reportsModule,
  journalModule,
  queueDaysModule,
  // Last: it opens the accounts on the day before everything that the others have moved.
  ledgerModule,
];

const noSigning: SigningOptions = { organisation: { name: 'ООО «Divan Invest»', inn: '306573219' } };

export interface AppParts {
  db: Database;
  clock: Clock;
  files: FileStore;
  /** In production answers are not held against the specs and errors of the program are not told. */
  production: boolean;
  config: PanelConfig;
  /** What this process does: answers calls, does what nobody waits for, or both, as without it. */
  role?: Role;
  /** The built panel; without it only the services are served. */
  staticFolder?: string;
  /** Whose signatures count, and who pays; without it no signature is trusted. */
  signing?: SigningOptions;
  /** What sessions are made with; without them what lies in the database. */
  sessionKeys?: readonly SessionKey[];
  /** Is given what is said a while before the server closes: it takes the process out of the balancer. */
  onDrain?: (drain: () => void) => void;
  imports?: ImportOptions;
  outer?: OuterOptions;
  /** Whose word about the caller's address is taken: the proxy before this server. */
  trustProxy?: string;
  /** Where errors of the program are written. */
  log?: (line: string) => void;
  /** Is told of every call when its answer has gone. */
  see?: (call: SeenCall) => void;
  /** Told of whatever broke in a browser, or was held back there. */
  onBrowserFailure?: (kind: BrowserFailure) => void;
  /** Told when the process has removed what is old. */
  onKept?: () => void;
  /** Another contract and its handlers, for tests of the contract itself. */
  contract?: Contract;
  handlers?: (parts: ModuleParts) => Record<string, AnyHandler>;
}

const handlersOf = (parts: ModuleParts): Record<string, AnyHandler> =>
  Object.assign({}, ...modules.map(({ handlers }) => (typeof handlers === 'function' ? handlers(parts) : handlers)));

/** The four services, the content host and the panel as one application, listening to nothing yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, files, production, role = 'both', log = console.error } = parts;
  const { signing = noSigning, imports = {}, outer = {} } = parts;
  holdJournalToWords(!production);
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    // As long as the panel lets a file be on its way (src/api/transport/timeouts.ts); what comes before it, the headers, in a minute.
    requestTimeout: 600_000,
    http: { headersTimeout: 60_000 },
    // What came on a connection that was kept is answered, also while the server closes: endConnections ends them.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    trustProxy: parts.trustProxy ?? false,
    genReqId: ({ headers }) => givenName(headers['x-request-id']) ?? `req-${randomUUID().slice(0, 13)}`,
    // An address that cannot be decoded is refused before any hook or handler of ours is asked.
    frameworkErrors: (error, request, reply) => {
      const refusal = refusalOf(error, { params: {}, method: request.method, production: true });
      const answer = reply as FastifyReply;
      void answer.code(refusal.status).headers({ ...commonHeaders, ...serviceHeaders });
      void answer.send(problemBody(refusal, request.id));
    },
  });
  await packAnswers(app);
  takeEmptyBodies(app);
  setHeaders(app, parts.trustProxy !== undefined);
  const connections = endConnections(app);
  answerErrors(app, { production, log });
  followCalls(app);
  if (parts.see) seeCalls(app, parts.see);

  const secrets = await loadSecrets(db, clock);
  const keysOf = sessionKeysOf(secrets, parts.sessionKeys);
  const tokens = accessTokens(keysOf('access-token'), clock);
  const contract = parts.contract ?? readContract();
  await learnEndpoints(db, contract);
  const handlers = (parts.handlers ?? handlersOf)({
    ...{ app, db, clock, files, log, tokens, secrets, signing, imports, outer },
    background: backgroundOf(app, role, log),
    sessions: sessions(db, clock, keysOf('refresh-token'), tokens),
    endpoints: endpointsOf(contract),
  });
  if (role !== 'web') startUpkeep(app, { db, clock, log, onDone: parts.onKept });
  const health = mountHealth(app, db);
  parts.onDrain?.(() => {
    health.drain();
    connections.announce();
  });
  // Whoever comes to one that works by mistake is told that there is nothing: no call there is answered by half.
  if (role === 'worker') return app;
  registerOperations(app, { contract, handlers, db, clock, files, tokens, checkAnswers: !production });
  mountBrowserFailures(app, { log, count: (kind) => parts.onBrowserFailure?.(kind) });
  mountContentHost(app, files, originsOf(parts.config, 'CDN_URL').length > 0);
  if (parts.config.MAPS_URL === placeFinderPath) mountPlaceFinder(app);
  if (parts.staticFolder !== undefined) mountPage(app, parts.staticFolder, parts.config);
  return app;
}

/**
 * Packs the answers of the services, where the caller takes them packed. Only JSON: files are packed in themselves or
 * have their own headers, and the page has been packed by the build. Fast rather than small, since each is packed anew.
 */
async function packAnswers(app: FastifyInstance) {
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}

/** A client that always names JSON as its kind also does so for a call without a body. */
function takeEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}

/** A proxy is there to speak https for the server; where it does not, browsers pass over the header. */
function setHeaders(app: FastifyInstance, isBehindProxy: boolean) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id });
    if (isBehindProxy || request.protocol === 'https') reply.headers(securedHeaders);
    if (request.url.startsWith('/api')) reply.headers(serviceHeaders);
  });
}
