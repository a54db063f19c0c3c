/**
 * A network that loses things, under the panel's own `fetch`: the request really goes to the back end, or does not, and
 * its answer comes back, or does not. What becomes of a write and of the questions about it is planned by its key.
 */
import type { FastifyInstance, InjectOptions } from 'fastify';

export const writeFaults = [
  /** The line breaks before the service has the request, */
  'dropBefore',
  /** or after it has done it. */
  'dropAfter',
  /** A gateway says 502 although it passed the request on, */
  'gatewayAfter',
  /** or because it could not. */
  'gatewayBefore',
  /** The panel gives the call up; the request arrives later, when the outcome has been asked for or at the very end. */
  'late',
  /** The panel gives the call up while its answer is on the way. */
  'slow',
  /** A proxy sends it twice at the same moment, */
  'twice',
  /** or once more when all is over. */
  'again',
  /** Half of the answer. */
  'cut',
  /** The token is refused: the panel renews it and repeats the call. */
  'expired',
] as const;
export type WriteFault = (typeof writeFaults)[number] | 'none';

const askFaults = ['none', 'dropBefore', 'dropAfter', 'gatewayAfter', 'gatewayBefore', 'slow', 'cut'] as const;
export type AskFault = (typeof askFaults)[number];
export const anyAskFault = (random: () => number): AskFault =>
  askFaults[Math.floor(random() * askFaults.length)] ?? 'none';

export interface Plan {
  write: WriteFault;
  /** What becomes of each question about the outcome; after the last all is well. */
  asks: AskFault[];
}

interface Known extends Plan {
  sent: number;
  late: (() => Promise<unknown>)[];
}

const gateway = () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 });
const broken = () => new TypeError('Failed to fetch');
/** No other clock of the panel runs for so long; a call is given up by hand. */
const longest = 30_000;

/** Puts itself in the place of `fetch` until `restore`. */
export function createLossyNetwork(app: FastifyInstance) {
  const plans = new Map<string, Known>();
  const flying = new Set<Promise<unknown>>();
  const { fetch: realFetch, setTimeout: realTimeout } = globalThis;
  let giveUp: (() => void) | undefined;
  const network = {
    /** How often each fault has happened. */
    faults: new Map<string, number>(),
    writes: 0,
    questions: 0,
    plan: (key: string, plan: Plan) => void plans.set(key, { ...plan, sent: 0, late: [] }),
    /** How often the panel sent the write of this key. */
    sentUnder: (key: string) => plans.get(key)?.sent ?? 0,
    /** Everything that is still under way arrives. */
    async settle() {
      for (const { late } of plans.values()) for (const arrive of late.splice(0)) await arrive();
      await Promise.all(flying);
      plans.clear();
    },
    restore: () => Object.assign(globalThis, { fetch: realFetch, setTimeout: realTimeout }),
  };

  const deliver = async (url: string, init: RequestInit): Promise<Response> => {
    // A form with a file is written as a browser would write it, with its boundary in the head.
    const sent = new Request('http://localhost', { ...init, signal: null });
    const headers = Object.fromEntries(sent.headers);
    const payload = Buffer.from(await sent.arrayBuffer());
    const request: InjectOptions = {
      ...{ method: init.method as 'GET', url, headers },
      ...(payload.length > 0 && { payload }),
    };
    const work = app.inject(request);
    flying.add(work);
    const { statusCode, body } = await work.finally(() => flying.delete(work));
    return new Response(statusCode === 204 ? null : body, { status: statusCode });
  };

  /** The answer never comes: the panel's own clock for the call runs out. An upload has none, its line breaks. */
  const never = (abandon: (() => void) | undefined) => {
    if (!abandon) throw broken();
    abandon();
    return new Promise<Response>(() => {});
  };

  globalThis.setTimeout = ((work: () => void, time?: number, ...rest: unknown[]) => {
    if (time !== longest) return realTimeout(work, time, ...rest);
    giveUp = work;
    return undefined;
  }) as typeof setTimeout;

  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    // The clock of this very call was set a moment ago.
    const abandon = giveUp;
    giveUp = undefined;
    const asked = /\/idempotency\/([\w-]+)$/.exec(input)?.[1];
    const key = asked ?? new Headers(init.headers).get('idempotency-key') ?? '';
    const plan = plans.get(key);
    if (!plan) return deliver(input, init);
    if (asked === undefined) {
      plan.sent += 1;
      network.writes += 1;
    } else network.questions += 1;
    const fault = asked === undefined ? plan.write : (plan.asks.shift() ?? 'none');
    if (asked === undefined && fault === 'expired') plan.write = 'none';
    network.faults.set(fault, (network.faults.get(fault) ?? 0) + 1);

    const send = () => deliver(input, init);
    const answer = async (): Promise<Response> => {
      switch (fault) {
        case 'dropBefore':
          throw broken();
        case 'dropAfter':
          await send();
          throw broken();
        case 'gatewayBefore':
          return gateway();
        case 'gatewayAfter':
          await send();
          return gateway();
        case 'late':
          plan.late.push(send);
          return never(abandon);
        case 'slow':
          void send();
          return never(abandon);
        case 'twice':
          return (await Promise.all([send(), send()]))[plan.asks.length % 2] as Response;
        case 'again':
          plan.late.push(send);
          return send();
        case 'cut': {
          const whole = await send();
          return new Response((await whole.text()).slice(0, 7), { status: whole.status });
        }
        case 'expired':
          return new Response('{"code":"unauthorized"}', { status: 401 });
        default:
          return send();
      }
    };
    const come = await answer();
    // What was late on its way arrives between two questions, or when everything is over.
    if (asked !== undefined && plan.asks.length % 2 === 0) for (const arrive of plan.late.splice(0)) await arrive();
    return come;
  }) as typeof fetch;

  return network;
}
