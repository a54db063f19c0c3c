import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { accessTokens } from './auth/accessToken';
import { endpointsOf, learnEndpoints, type Endpoint } from './http/endpoints';
import { loadSecrets } from './auth/secrets';
import { sessions } from './auth/sessions';
import type { Clock } from './shared/clock';
import type { RefusalCode } from './shared/codes';
import type { HandlerMap } from './http/contract';
import type { Database } from './db/connect';
import { mountContentHost } from './files/contentHost';
import type { FileStore } from './files/store';
import { asyncTaskHandlers } from './modules/async-tasks/handlers';
import { taskRunner, type TaskRunner } from './modules/async-tasks/runner';
import { authHandlers, type AuthParts } from './modules/auth/handlers';
import { cardVerificationHandlers } from './modules/card-verification/handlers';
import { cashInHandlers } from './modules/cash-in/handlers';
import { cashOutHandlers } from './modules/cash-out/handlers';
import { catalogueHandlers } from './modules/catalogues/handlers';
import { generalClaimChangeHandlers } from './modules/general-claims/changeHandlers';
import { generalClaimHandlers } from './modules/general-claims/handlers';
import { documentHandlers } from './modules/documents/handlers';
import { authoritiesOf } from './modules/signing/authorities';
import { signingHandlers, type SigningParts } from './modules/signing/handlers';
import { timeStamps } from './modules/signing/stamp';
import { investRbacHandlers } from './modules/service-roles/investmentHandlers';
import { investmentHandlers } from './modules/investments/handlers';
import { platformInvestmentHandlers } from './modules/investments/platformHandlers';
import { poolHandlers } from './modules/investments/poolHandlers';
import { investorDocumentHandlers } from './modules/investors/documentHandlers';
import { investorFileHandlers } from './modules/investors/fileHandlers';
import { investorHandlers } from './modules/investors/handlers';
import { investorInfoHandlers } from './modules/investors/infoHandlers';
import { investmentFigureHandlers } from './modules/investments/figureHandlers';
import { investorStatisticsHandlers } from './modules/investors/statisticsHandlers';
import { investorStatusHandlers } from './modules/investors/statusHandlers';
import { investorEraseHandlers } from './modules/platform-investors/eraseHandlers';
import { platformInvestorHandlers } from './modules/platform-investors/handlers';
import { investorIdentityHandlers } from './modules/platform-investors/identityHandlers';
import { investorJournalHandlers } from './modules/platform-investors/journalHandlers';
import { investorMoneyHandlers } from './modules/platform-investors/moneyHandlers';
import { investorWriteHandlers } from './modules/platform-investors/writeHandlers';
import { rbacPayHandlers } from './modules/service-roles/paymentHandlers';
import { roleGrantHandlers } from './modules/roles/grantHandlers';
import { roleHandlers } from './modules/roles/handlers';
import { roleMemberHandlers } from './modules/roles/memberHandlers';
import { permissionHandlers } from './modules/roles/permissionHandlers';
import { systemUserChangeHandlers } from './modules/system-users/changeHandlers';
import { systemUserHandlers } from './modules/system-users/handlers';
import { systemUserPasswordHandlers } from './modules/system-users/passwordHandlers';
import { tariffChangeHandlers } from './modules/tariff-changes/handlers';
import { taxHandlers } from './modules/tax/handlers';
import { outgoingPaymentHandlers } from './modules/outgoing-payments/handlers';
import { wingsHandlers } from './modules/wings/handlers';
import { BrokenAnswer, registerOperations, type AnyHandler } from './http/registerOperations';
import type { PanelConfig } from './page/config';
import { commonHeaders, serviceHeaders } from './page/headers';
import { mountPage } from './page/page';
import { badRequest, notFound, problemBody, Refusal } from './shared/problem';
import { readContract, type Contract } from './http/specs';

/** How signatures are checked here. */
export interface SigningOptions {
  /** PEM certificates of the authorities whose keys may sign; the file need not exist yet. */
  authorityFile?: string;
  organisation: { name: string; inn: string };
}
const noSigning: SigningOptions = { organisation: { name: 'ООО «Divan Invest»', inn: '306573219' } };

export interface AppParts {
  db: Database;
  clock: Clock;
  files: FileStore;
  /** In production answers are not held against the specs and errors of the program are not told. */
  production: boolean;
  config: PanelConfig;
  /** The built panel; without it only the services are served. */
  staticFolder?: string;
  /** Whose signatures count, and who pays; without it no signature is trusted. */
  signing?: SigningOptions;
  /** Whose word about the caller's address is taken: the proxy before this server. */
  trustProxy?: string;
  /** Where errors of the program are written. */
  log?: (line: string) => void;
  /** Another contract and its handlers, for tests of the contract itself. */
  contract?: Contract;
  handlers?: (parts: AuthParts) => Record<string, AnyHandler>;
}

const handlersOf = (
  parts: AuthParts,
  catalogue: readonly Endpoint[],
  runner: TaskRunner,
  esign: SigningParts,
): HandlerMap => ({
  ...authHandlers(parts),
  ...systemUserHandlers,
  ...systemUserChangeHandlers,
  ...systemUserPasswordHandlers,
  ...roleHandlers,
  ...roleGrantHandlers,
  ...roleMemberHandlers,
  ...permissionHandlers,
  ...rbacPayHandlers(catalogue),
  ...investRbacHandlers(catalogue),
  ...investorHandlers,
  ...investorStatusHandlers,
  ...investorDocumentHandlers,
  ...investorFileHandlers,
  ...investorInfoHandlers,
  ...investorStatisticsHandlers,
  ...investmentFigureHandlers,
  ...investmentHandlers,
  ...platformInvestmentHandlers,
  ...poolHandlers,
  ...platformInvestorHandlers,
  ...investorWriteHandlers,
  ...investorMoneyHandlers,
  ...investorIdentityHandlers,
  ...investorEraseHandlers,
  ...investorJournalHandlers,
  ...asyncTaskHandlers(runner),
  ...signingHandlers(esign),
  ...generalClaimHandlers,
  ...generalClaimChangeHandlers,
  ...cardVerificationHandlers,
  ...documentHandlers,
  ...tariffChangeHandlers,
  ...taxHandlers,
  ...outgoingPaymentHandlers,
  ...wingsHandlers,
  ...cashInHandlers,
  ...cashOutHandlers,
  ...catalogueHandlers,
});

/** The four services, the content host and the panel as one application, listening to nothing yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, config, files } = parts;
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 500 },
    trustProxy: parts.trustProxy ?? false,
    genReqId: () => `req-${randomUUID().slice(0, 13)}`,
    // An address that cannot be decoded is refused before any hook or handler of ours is asked.
    frameworkErrors: (error, request, reply) => {
      const refusal = refusalOf(error, {}, true);
      const answer = reply as FastifyReply;
      void answer.code(refusal.status).headers({ ...commonHeaders, ...serviceHeaders });
      void answer.send(problemBody(refusal, request.id));
    },
  });
  takeEmptyBodies(app);
  setHeaders(app);
  setErrors(app, parts);

  const secrets = await loadSecrets(db, clock);
  const tokens = accessTokens(secrets, clock);
  const contract = parts.contract ?? readContract();
  await learnEndpoints(db, contract);
  const authParts = { tokens, sessions: sessions(db, clock, secrets, tokens) };
  const runner = runTasks(app, parts);
  const { authorityFile, organisation } = parts.signing ?? noSigning;
  const esign = {
    authorities: authoritiesOf(authorityFile),
    stamps: timeStamps(secrets.key('time-stamp')),
    organisation,
  };
  const handlers = (parts.handlers ?? handlersOf)(authParts, endpointsOf(contract), runner, esign);
  registerOperations(app, {
    contract,
    handlers: { ...handlers },
    db,
    clock,
    files,
    tokens,
    checkAnswers: !parts.production,
  });
  mountContentHost(app, files);
  if (parts.staticFolder !== undefined) mountPage(app, parts.staticFolder, config);
  return app;
}

/** Background tasks are taken up when the server is ready, whoever left them, and put down before it closes. */
function runTasks(app: FastifyInstance, { db, clock, log = console.error }: AppParts): TaskRunner {
  const runner = taskRunner(db, clock, log);
  app.addHook('onReady', async () => runner.wake());
  app.addHook('onClose', () => runner.stop());
  return runner;
}

/** A client that always names JSON as its kind also does so for a call without a body. */
function takeEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}

function setHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id });
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api')) reply.headers(serviceHeaders);
  });
}

function setErrors(app: FastifyInstance, { production, log = console.error }: AppParts) {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error, request.params, production);
    // The route and not the address: addresses hold names and numbers of people.
    if (refusal.status >= 500)
      log(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'} ${describe(error)}`);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    reply.headers(serviceHeaders).code(refusal.status);
    return reply.send(problemBody(refusal, request.id));
  });
}

const byFastify: Record<number, [code: RefusalCode, message: string]> = {
  400: ['bad_request', 'Bad request'],
  413: ['too_large', 'The body is too large'],
  415: ['unsupported_media_type', 'The body has to be JSON'],
};

function refusalOf(error: Error, params: unknown, production: boolean): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, code } = error as FastifyError;
  // A number too large for its column names no record.
  if (code === '22003' && Object.keys(params ?? {}).length > 0) return notFound();
  // A day that has the form of one and is not in the calendar.
  if (code === '22008' || code === '22007') return badRequest('A date does not exist');
  const known = byFastify[statusCode];
  if (known) return new Refusal(statusCode, ...known);
  const told = error instanceof BrokenAnswer && !production ? error.message : 'Server side problem';
  return new Refusal(500, 'server_error', told);
}

/** Messages of the database quote values, which may be personal; its codes do not. */
function describe(error: Error): string {
  const { code } = error as { code?: string };
  const lines = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const said = code === undefined ? `${error.name}: ${error.message}` : `${error.name} ${code}`;
  return [said, ...lines].join('\n');
}
