import type { FieldCode, RefusalCode } from './codes';

/** The body of every error, as `Problem` in specs/common.yaml. */
export interface ProblemBody {
  error: string;
  code: string;
  errors: { code: string; message: string }[];
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
  request_id: string;
}

interface RefusalDetails {
  /** The code of what is wrong with each named field. */
  fields?: Record<string, FieldCode>;
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: Record<string, unknown>;
  /** Seconds until the caller may come back. */
  retryAfter?: number;
}

/** Thrown by handlers and rules to answer with an error that the contract names. */
export class Refusal extends Error {
  readonly fields?: Record<string, FieldCode>;
  readonly current?: Record<string, unknown>;
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    Object.assign(this, details);
  }
}

export const badRequest = (message: string, fields?: Record<string, FieldCode>) =>
  new Refusal(400, 'bad_request', message, { fields });
export const unauthorized = () => new Refusal(401, 'unauthorized', 'Unauthorized');
export const forbidden = (message: string) => new Refusal(403, 'forbidden', message);
export const notFound = () => new Refusal(404, 'not_found', 'Not found');
export const conflict = (code: RefusalCode, message: string, current?: Record<string, unknown>) =>
  new Refusal(409, code, message, { current });
/** A body that is understood and wrong; the first field gives the code of the whole. */
export const wrongFields = (fields: Record<string, RefusalCode>, message = 'A field has a wrong value') =>
  new Refusal(422, Object.values(fields)[0] ?? 'unprocessable', message, { fields });

/** Writes what has to be the only one of its kind; the index decides between two who come at once, and `field` is refused. */
export async function unlessTaken<Result>(field: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw wrongFields({ [field]: 'taken' });
    throw error;
  }
}

export function problemBody(refusal: Refusal, requestId: string): ProblemBody {
  const { message, code, fields, current } = refusal;
  return {
    error: message,
    code,
    errors: [{ code, message }],
    ...(fields && { fields }),
    ...(current && { current }),
    request_id: requestId,
  };
}
