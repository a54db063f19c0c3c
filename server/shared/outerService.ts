/** Services outside of the platform that are asked over HTTP and answer with JSON. */

export type OuterFaultKind =
  /** It took in what was asked and refuses it. */
  | 'refused'
  /** It said nothing in time. */
  | 'silent'
  /** No connection, an error of its own, or an answer that is none. */
  | 'broken';

/** A service did not do what it was asked. Its message names nothing of what was sent. */
export class OuterFault extends Error {
  constructor(
    readonly kind: OuterFaultKind,
    /** What it said, where it refuses. */
    readonly answer?: Record<string, unknown>,
    /** No connection was made, so nothing of the question has left. */
    readonly isUnreached = false,
  ) {
    super(`An outer service: ${kind}`);
  }
}

/** Milliseconds that an answer may take. */
export const outerPatience = 10_000;
/** No answer of these services is larger. */
const largest = 256 * 1024;

/** What a service answers to a question, as an object. Throws an `OuterFault`. */
export async function answerOf(
  url: string,
  path: string,
  question: object,
  patience = outerPatience,
): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url.replace(/\/+$/, '') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal,
    });
    const body = objectOf(await textOf(answer));
    if (answer.status >= 500) throw new OuterFault('broken');
    if (!answer.ok) throw new OuterFault('refused', body);
    if (body === undefined) throw new OuterFault('broken');
    return body;
  } catch (error) {
    if (error instanceof OuterFault) throw error;
    // Anything else is the network: no name, no answer, one that broke off or came too late.
    throw signal.aborted ? new OuterFault('silent') : new OuterFault('broken', undefined, isUnreached(error));
  }
}

/** What the network says where there is nobody to connect to: the connection is refused, or the name belongs to no address. */
const nobodyThere: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND'];
/** Whether a connection was surely never made. A name that has several addresses has a fault of each. */
function isUnreached(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const faults: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return faults.every((fault) => nobodyThere.includes((fault as { code?: unknown } | undefined)?.code));
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > largest) throw new OuterFault('broken');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
