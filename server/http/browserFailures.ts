import type { FastifyInstance } from 'fastify';
import { failuresPath, policyPath } from '../shared/browserReports';

/** A script that broke, or something that the policy of the page held back. */
export type BrowserFailure = 'script' | 'policy';

interface Listener {
  /** A fault in words, without anything that somebody typed or read. */
  log: (line: string) => void;
  /** Told of each, also of those that are not written any more. */
  count: (kind: BrowserFailure) => void;
}

/** Lines in a minute: whoever is not signed in may tell as well, and a page that breaks breaks for everybody at once. */
const mostLines = 30;
const minute = 60_000;
const mostPlaces = 10;

/**
 * Hears what broke in browsers: `POST` of `{ name, message, stack, screen }`, texts all of them, and reports of the policy as browsers
 * send them (`application/csp-report`). Both ask nobody who is calling, since the page of sign-in may break as well, and answer 204. What
 * is written is the kind, where in our scripts, and what `withoutWords` leaves of the message: no address, nothing typed, nothing read.
 */
export function mountBrowserFailures(app: FastifyInstance, { log, count }: Listener): void {
  const write = atMost(mostLines, log);
  const limits = { bodyLimit: 16 * 1024 };
  app.addContentTypeParser('application/csp-report', { parseAs: 'string', ...limits }, (_, text, done) =>
    done(null, text),
  );
  app.post<{ Body: unknown }>(failuresPath, limits, async ({ body }, reply) => {
    const { name, message, stack, screen } = textsOf(body);
    count('script');
    write(`browser: ${isPlain(name) ? name : 'Error'}: ${withoutWords(message)}${placesIn(stack)}${on(screen)}`);
    return reply.code(204).send();
  });
  app.post<{ Body: unknown }>(policyPath, limits, async ({ body }, reply) => {
    const report = textsOf((jsonOf(body) as Record<string, unknown> | undefined)?.['csp-report']);
    count('policy');
    const directive = report['effective-directive'] || report['violated-directive'];
    write(
      `policy: ${isPlain(directive) ? directive : 'unknown'}: ${originOf(report['blocked-uri'])}${placesIn(report['source-file'])}`,
    );
    return reply.code(204).send();
  });
}

/** Lets so many lines through in a minute, and says then how many it has kept to itself. */
function atMost(most: number, log: (line: string) => void): (line: string) => void {
  let [since, lines] = [-Infinity, 0];
  return (line) => {
    const now = performance.now();
    if (now - since >= minute) {
      if (lines > most) log(`browser: ${lines - most} more that were not written`);
      [since, lines] = [now, 0];
    }
    lines += 1;
    if (lines <= most) log(line);
  };
}

type Texts = Partial<Record<string, string>>;

const textsOf = (body: unknown): Texts =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
    : {};

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    // Not from a browser; what it lacks stands as unknown.
    return undefined;
  }
}

/** A name out of a program: an error, a directive, a route. */
const isPlain = (text: string | undefined): text is string => text !== undefined && /^[\w.-]{1,60}$/.test(text);

/**
 * What is left of a message when all that may be of a person is taken out: numbers, addresses, letters that programs are not written in,
 * and what stands in quotes, but for the names of properties.
 */
const withoutWords = (message = ''): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/https?:\S+|\S+@\S+/g, '…')
    .replaceAll(/"[^"]*"|`[^`]*`|«[^»]*»/g, '…')
    .replaceAll(/(?<!(?:reading|setting|property) )'[^']*'/g, '…')
    .replaceAll(/\d{3,}/g, '#')
    .replaceAll(/[^\x20-\x7e…]+/g, '…')
    .slice(0, 200);

/** Where in our scripts: `main.10bb95.js:2:9120`, from the inside out. */
function placesIn(stack = ''): string {
  const places = [...stack.slice(0, 8_000).matchAll(/\/assets\/([\w.-]+\.js(?::\d+:\d+)?)/g)].map(([, place]) => place);
  return places.length > 0 ? ` at ${places.slice(0, mostPlaces).join(' < ')}` : '';
}

const on = (screen: string | undefined): string => (isPlain(screen) ? ` on ${screen}` : '');

function originOf(address = ''): string {
  if (isPlain(address)) return address;
  return URL.canParse(address) ? new URL(address).origin : 'unknown';
}
