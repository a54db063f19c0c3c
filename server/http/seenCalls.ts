import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call that was answered, without anything that somebody sent: neither its address nor its body. */
export interface SeenCall {
  /** The id of the operation in the specs; `page` for what is none. */
  operation: string;
  status: number;
  /** From the first byte that came to the last that went. */
  milliseconds: number;
  /** The number of whoever is signed in; undefined where nobody is, or where his token was not taken. */
  person: number | undefined;
  /** What the answer has as `x-request-id`. */
  request: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
  }
}

const people = new WeakMap<FastifyRequest, number>();

/** Notes who is calling, for what is seen of the call. */
export const noteCaller = (request: FastifyRequest, person: number): void => void people.set(request, person);

const underWay = new AsyncLocalStorage<string>();

/** What the answer to the call under way has as `x-request-id`; undefined where what goes on is of no call. */
export const callUnderWay = (): string | undefined => underWay.getStore();

/** From here on whatever a call does, also what nobody waits for, knows of which call it is. */
export function followCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => underWay.run(request.id, done));
}

/** Tells of every call when its answer has gone. */
export function seeCalls(app: FastifyInstance, see: (call: SeenCall) => void): void {
  app.addHook('onResponse', async (request, reply) =>
    see({
      operation: request.routeOptions.config.operation ?? 'page',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      person: people.get(request),
      request: request.id,
    }),
  );
}

/** A name that a proxy has given a call and that cannot be anything else: no blank, no quote, no end of a line. */
const isName = /^[\w.-]{8,64}$/;

/** The name under which a proxy knows the call, where it gave one. */
export const givenName = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && isName.test(header) ? header : undefined;
