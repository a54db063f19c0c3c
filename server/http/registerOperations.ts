import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AccessTokens } from '../auth/accessToken';
import { holds, keepsPolicies, readCurrentUser, type Policy, type SignedInUser } from '../auth/currentUser';
import { ownRules } from './ownership';
import type { Clock } from '../shared/clock';
import { Accepted, type FileAnswer, type Language, type OperationId } from './contract';
import type { Database } from '../db/database';
import type { FileStore } from '../files/store';
import { checkedKey, digestOf, once, outcomeOf, type Answer } from './idempotency';
import { forbidden, Refusal, unauthorized } from '../shared/problem';
import { noteCaller } from './seenCalls';
import type { Contract, Operation } from './specs';
import { readUpload, takeUploads, withHeldUpload, type Upload } from './uploads';
import { compiler, type Checks } from './validation';

type AnyStep = (call: never) => Promise<unknown>;
/** A handler as the router sees it; contract.ts gives each its exact types. */
export type AnyHandler = AnyStep | { prepare: (call: never) => Promise<AnyStep>; onlyAsks?: boolean };

interface Mounting {
  contract: Contract;
  handlers: Record<string, AnyHandler>;
  db: Database;
  clock: Clock;
  files: FileStore;
  tokens: AccessTokens;
  /** Also holds the answers against the specs; for development and tests. */
  checkAnswers: boolean;
}

/** An answer that breaks the contract: an error of the program, told in full where people develop. */
export class BrokenAnswer extends Error {}

/**
 * One route per operation of the specs, found by its id. Nothing is served when an operation has no handler,
 * a handler no operation, or an operation marked `x-own` no rule of what is one's own.
 */
export function registerOperations(app: FastifyInstance, mounting: Mounting): void {
  const { contract, handlers } = mounting;
  refuseGaps(contract, handlers);
  const compile = compiler(contract, mounting.checkAnswers);
  const route = (operation: Operation) => routeOf(operation, compile(operation), mounting);
  for (const operation of contract.operations) if (operation.fileParts === undefined) app.route(route(operation));
  // A form is read by the operations that take a file and by no other.
  const takeFiles = contract.operations.filter(({ fileParts }) => fileParts !== undefined);
  if (takeFiles.length > 0)
    void app.register(async (scope) => {
      await takeUploads(scope);
      for (const operation of takeFiles) scope.route(route(operation));
    });
  for (const service of new Set(contract.operations.filter((one) => one.idempotent).map((one) => one.service)))
    mountOutcome(app, service, mounting);
}

function routeOf(operation: Operation, checks: Checks, mounting: Mounting): RouteOptions {
  const handler = mounting.handlers[operation.id]!; // refuseGaps has looked
  const callers = new WeakMap<FastifyRequest, Admitted>();
  const isRead = operation.method === 'GET';
  const partsFor = (request: FastifyRequest): Mounting =>
    isRead ? { ...mounting, db: mounting.db.forReader(request.signal) } : mounting;
  // Who calls, and what he may do, is read from the main database in any case.
  const partsForAnswer = (request: FastifyRequest): Mounting =>
    isWide(operation) ? { ...mounting, db: mounting.db.forReader(request.signal, true) } : partsFor(request);
  return {
    method: operation.method,
    url: operation.url,
    config: { operation: operation.id },
    // Before the body is read: who may not call has no claim on our memory.
    onRequest: async (request) => {
      if (operation.access.kind === 'permission')
        callers.set(request, await admit(request, operation, checks, partsFor(request)));
    },
    handler: async (request, reply) => {
      const { fileParts } = operation;
      const answerTo = (upload?: Upload, digest?: string) =>
        run(request, operation, checks, handler, callers.get(request), partsForAnswer(request), upload, digest);
      // A file that is part of one intent is told from another by its content, so that is taken in first.
      const takeIn = (upload: Upload) => (operation.idempotent ? withHeldUpload(upload, answerTo) : answerTo(upload));
      const answer = fileParts === undefined ? await answerTo() : await readUpload(request, fileParts, takeIn);
      return send(reply.code(answer.status), operation, answer.body);
    },
  };
}

/** A list, or figures of many rows: what may be read from a copy of the database. */
const isWide = ({ method, query, overMany }: Operation) =>
  method === 'GET' && (overMany || query.some(({ name }) => name === 'limit'));

function send(reply: FastifyReply, { success }: Operation, body: unknown) {
  if (success.type === undefined) return reply.send(body);
  const { name, content } = body as FileAnswer;
  return reply.type(success.type).header('content-disposition', `attachment; filename="${name}"`).send(content);
}

function refuseGaps({ operations }: Contract, handlers: Record<string, AnyHandler>) {
  const ids = operations.map(({ id }) => id);
  const gaps = [
    ...ids.filter((id) => handlers[id] === undefined).map((id) => `operation ${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !ids.includes(id))
      .map((id) => `handler ${id} has no operation`),
    ...operations
      .filter(({ id, access }) => access.kind === 'permission' && access.own && !ownRules[id as OperationId])
      .map(({ id }) => `operation ${id} is marked x-own and has no rule in http/ownership.ts`),
  ];
  if (gaps.length > 0) throw new Error(`The contract and the handlers differ: ${gaps.join('; ')}`);
}

async function authenticate(request: FastifyRequest, { tokens, db }: Mounting, policy?: Policy): Promise<SignedInUser> {
  const token = bearerOf(request);
  if (token === undefined) throw unauthorized();
  return readCurrentUser(db, await tokens.verify(token), policy);
}

/** Who was let in, and whether it was because what is called is the caller's own. */
interface Admitted {
  user: SignedInUser;
  isOwn: boolean;
}

async function admit(
  request: FastifyRequest,
  operation: Operation,
  checks: Checks,
  mounting: Mounting,
): Promise<Admitted> {
  const { id, access, service, method, endpoint } = operation;
  const policy = keepsPolicies(service) ? { service, method, endpoint } : undefined;
  const user = await authenticate(request, mounting, policy);
  noteCaller(request, user.id);
  const refusal = refusalOf(user, operation);
  if (refusal === undefined) return { user, isOwn: false };
  const isOwn = access.kind === 'permission' && access.own && ownRules[id as OperationId];
  if (isOwn && isOwn(user, checks.params(request.params), checks.query(request.query))) return { user, isOwn: true };
  throw refusal;
}

/** Why a call is refused that is not on one's own. */
function refusalOf(user: SignedInUser, { access, method, endpoint }: Operation): Refusal | undefined {
  if (access.kind === 'public') return undefined;
  if (user.mustChangePassword)
    return new Refusal(403, 'password_change_required', 'The password has to be changed first');
  if (!access.permissions.some((permission) => holds(user, permission))) return missing(...access.permissions);
  if (!user.hasPolicy) return forbidden(`Policy ${method} ${endpoint} is missing`);
  return undefined;
}

/** The first is the one that a colleague is asked for; any other would do as well. */
const missing = (first?: string, ...others: string[]) =>
  forbidden([`Permission ${first} is missing`, ...others.map((other) => `or ${other}`)].join(', '));

/** What a handler asks once it knows the record: the one of the operation's permissions that fits it. */
function requirement({ id, access }: Operation, admitted: Admitted | undefined) {
  return (permission: string): void => {
    if (access.kind === 'public' || admitted === undefined || !access.permissions.includes(permission))
      throw new Error(`Operation ${id} does not name the permission ${permission}`);
    if (!admitted.isOwn && !holds(admitted.user, permission)) throw missing(permission);
  };
}

async function run(
  request: FastifyRequest,
  operation: Operation,
  checks: Checks,
  handler: AnyHandler,
  admitted: Admitted | undefined,
  mounting: Mounting,
  upload?: Upload,
  /** Of the file, where that is part of the intent. */
  fileDigest?: string,
): Promise<Answer> {
  const params = checks.params(request.params);
  const query = checks.query(request.query);
  const headers = checks.headers(request.headers);
  const body = upload ?? checks.body(request.body);
  const callOn = (db: Database, files: FileStore) =>
    ({
      ...{ params, query, headers, body, db, files },
      clock: mounting.clock,
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      address: request.ip,
      device: request.headers['user-agent']?.slice(0, 300),
      accessToken: bearerOf(request),
      requires: requirement(operation, admitted),
      get user() {
        if (admitted === undefined) throw new Error(`Operation ${operation.id} is public and knows no user`);
        return admitted.user;
      },
    }) as never;
  const prepare = async () => {
    const step =
      typeof handler === 'function'
        ? handler
        : await withNamedRefusals(() => handler.prepare(callOn(mounting.db, mounting.files)), operation, mounting);
    return async (db: Database, files = mounting.files): Promise<Answer> => {
      const body = await checkedAnswer(() => step(callOn(db, files)), operation, checks, mounting);
      return body instanceof Accepted
        ? { status: 202, body: body.body as unknown }
        : { status: operation.success.status, body };
    };
  };
  if (!operation.idempotent || admitted === undefined) return (await prepare())(mounting.db);
  const key = checkedKey(request.headers['idempotency-key']);
  const digest = digestOf(operation.id, params, query, fileDigest ?? body);
  const begins = typeof handler !== 'function' && handler.onlyAsks !== true;
  return once(mounting, { userId: admitted.user.id, key, digest }, { prepare, begins });
}

/** In development also an answer that the specs do not name is an error. */
const checkedAnswer = (answer: () => Promise<unknown>, operation: Operation, checks: Checks, mounting: Mounting) =>
  withNamedRefusals(
    async () => {
      const body = await answer();
      const fault = body instanceof Accepted ? checks.accepted(body.body) : checks.answer(body);
      if (fault) throw new BrokenAnswer(`${operation.id}: ${fault}`);
      return body;
    },
    operation,
    mounting,
  );

/** In development also a refusal that the specs do not name is an error. */
async function withNamedRefusals<T>(work: () => Promise<T>, operation: Operation, { checkAnswers }: Mounting) {
  try {
    return await work();
  } catch (error) {
    if (checkAnswers && error instanceof Refusal && !operation.statuses.has(error.status))
      throw new BrokenAnswer(`${operation.id}: the specs name no answer ${error.status} (${error.code})`);
    throw error;
  }
}

/** Says what became of a write of one's own; mounted for each service that has such writes. */
function mountOutcome(app: FastifyInstance, service: string, mounting: Mounting) {
  app.post<{ Params: { key: string } }>(`/api/${service}/idempotency/:key`, async (request) => {
    const { id } = await authenticate(request, mounting);
    return outcomeOf(mounting.db, mounting.clock, { userId: id, key: checkedKey(request.params.key) });
  });
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').toLowerCase().match(/\b(ru|en|uz)\b/);
  return (wanted?.[1] as Language | undefined) ?? 'ru';
}
