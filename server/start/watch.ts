/** What is written and counted of a running process: the settings LOG and METRICS_PORT. */
import { createServer } from 'node:http';
import { pino } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import type { BrowserFailure } from '../http/browserFailures';
import { callUnderWay, type SeenCall } from '../http/seenCalls';
import { countBackground } from './backgroundGauges';
import { listenProblem } from './checks.mjs';
import type { Options } from './options.mjs';

export interface Watch {
  /** A fault in words, without anything that somebody sent. */
  log: (line: string) => void;
  see: (call: SeenCall) => void;
  /** Something broke in a browser, or was held back there. */
  broke: (kind: BrowserFailure) => void;
  /** Old rows were removed. */
  kept: () => void;
  close(): Promise<void>;
}

export interface Writer {
  fault: (line: string) => void;
  /** Where calls are written at all. */
  call?: (call: SeenCall) => void;
}

/** How lines are written, as LOG says: from the very first, before there is a database or a call. */
export const writerOf = (log: Options['log']): Writer => (log === 'json' ? writeLines() : { fault: console.error });

/** Begins to watch, and opens the port of metrics where one is set. Throws a StartError where it is taken. */
export async function watch({ metricsPort, host }: Options, db: Database, writer: Writer): Promise<Watch> {
  const counters = metricsPort === undefined ? undefined : await serveMetrics(host, metricsPort, db);
  return {
    log: writer.fault,
    see(call) {
      writer.call?.(call);
      counters?.see(call);
    },
    broke: (kind) => counters?.broke(kind),
    kept: () => counters?.kept(),
    close: async () => counters?.close(),
  };
}

/** One line of JSON for each call and each fault, with the name of its call, on the standard output, which the supervisor keeps. */
function writeLines(): Writer {
  const logger = pino({ base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    call: (call) => logger.info(call, 'call'),
    fault: (line) => logger.error({ fault: line, request: callUnderWay() }, 'fault'),
  };
}

/** Seconds between which the times of calls are counted. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** `GET /metrics` in the form of Prometheus, on a port of its own: whoever reaches the panel does not reach it. */
async function serveMetrics(host: string, port: number, db: Database) {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register, prefix: 'divan_' });
  const calls = new Counter({
    name: 'divan_calls_total',
    help: 'Calls that were answered, by operation of the specs and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'divan_call_seconds',
    help: 'Time of calls, from the first byte that came to the last that went.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  const broken = new Counter({
    name: 'divan_browser_failures_total',
    help: 'What browsers told of: scripts of the panel that broke, and what its policy held back.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['script', 'policy']) broken.inc({ kind }, 0);
  new Gauge({
    name: 'divan_database_connections',
    help: 'Connections to the database: lent, idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const now = db.connections?.();
      if (now) for (const [state, count] of Object.entries(now)) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'divan_wide_reads_total',
    help: 'Lists and reports by where they were read: the copy, or the main database because the copy was behind, lost or left alone.',
    labelNames: ['where'],
    registers,
    collect() {
      this.reset();
      const counts = db.wideReads?.();
      if (counts) for (const [where, count] of Object.entries(counts)) this.inc({ where }, count);
    },
  });
  const kept = countBackground(registers, db);
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') return void reply.writeHead(404).end();
    register.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: Error) => reply.writeHead(500).end(error.name),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, host, port, 'METRICS_PORT')));
    server.listen({ host, port }, resolve);
  });
  return {
    see({ operation, status, milliseconds }: SeenCall) {
      calls.inc({ operation, status });
      seconds.observe({ operation }, milliseconds / 1000);
    },
    broke: (kind: BrowserFailure) => broken.inc({ kind }),
    kept,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
