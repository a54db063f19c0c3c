import type { FastifyError, FastifyInstance } from 'fastify';
import { serviceHeaders } from '../page/headers';
import { isPassing, ReaderGone } from '../db/passing';
import type { RefusalCode } from '../shared/codes';
import { faultLine, faultPlaces } from '../shared/fault';
import { badRequest, conflict, notFound, problemBody, Refusal } from '../shared/problem';
import { BrokenAnswer } from './registerOperations';

interface ErrorParts {
  /** In production errors of the program are not told. */
  production: boolean;
  log: (line: string) => void;
}

/** Every failure is answered as one problem, and those of the program are written down. */
export function answerErrors(app: FastifyInstance, { production, log }: ErrorParts): void {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error, { params: request.params, method: request.method, production });
    // The route and not the address: addresses hold names and numbers of people.
    if (refusal.status >= 500)
      log(
        `${request.id} ${request.method} ${request.routeOptions.url ?? '?'} ${[faultLine(error), ...faultPlaces(error)].join('\n')}`,
      );
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    reply.headers(serviceHeaders).code(refusal.status);
    return reply.send(problemBody(refusal, request.id));
  });
}

/** Told apart from what is malformed otherwise. */
const byFastify: Record<number, [code: RefusalCode, message: string]> = {
  413: ['too_large', 'The body is too large'],
  415: ['unsupported_media_type', 'The body has to be JSON'],
};

/** Of the columns that hold ids; the contract allows what a number of JavaScript holds. */
const largestId = 2_147_483_647;

/** The month that a trigger names in its words, or the month of the day that it names. */
function monthIn(message: string): { month: string } | undefined {
  const [month] = /\b\d{4}-\d{2}\b/.exec(message) ?? [];
  return month === undefined ? undefined : { month };
}

interface Asked {
  params: unknown;
  method: string;
  production: boolean;
}
/** What a caller is told of a failure. */
export function refusalOf(error: Error, { params, method, production }: Asked): Refusal {
  if (error instanceof Refusal) return error;
  // Nothing of ours has failed.
  if (error instanceof ReaderGone) return badRequest('The caller went away');
  const { statusCode = 500, code } = error as FastifyError;
  // A number of the address that is too large for its column names no record; one of the body may be of anything.
  if (code === '22003' && Object.values(params ?? {}).some((value) => Number(value) > largestId)) return notFound();
  // A number too large, or a text that is no number, for the type it was given.
  if (code === '22003' || code === '22P02') return badRequest('A number is out of range');
  // A day that has the form of one and is not in the calendar.
  if (code === '22008' || code === '22007') return badRequest('A date does not exist');
  // Somebody named the record after its handler had looked, or it looks at fewer tables than name it; either way the record stays.
  if (code === '23503' && method === 'DELETE') return conflict('record_in_use', 'Something refers to it');
  // The triggers of migration 0048: a month that is closed, or being closed, takes nothing from anybody.
  if (code === 'DV001') return conflict('month_closed', 'The month is closed', monthIn(error.message));
  if (code === 'DV002') return conflict('month_closing', 'The month is being closed', monthIn(error.message));
  if (isPassing(error))
    return new Refusal(503, 'unavailable', 'The database could not answer in time', { retryAfter: 1 });
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, ...(byFastify[statusCode] ?? (['bad_request', 'Bad request'] as const)));
  const message = error instanceof BrokenAnswer && !production ? error.message : 'Server side problem';
  return new Refusal(500, 'server_error', message);
}
