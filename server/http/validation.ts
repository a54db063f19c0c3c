import type { IncomingHttpHeaders } from 'node:http';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import type { FieldCode } from '../shared/codes';
import { refusePeriod } from '../shared/period';
import { badRequest } from '../shared/problem';
import { closed } from './closedShapes';
import type { Contract, Operation, Parameter } from './specs';

/** Checks of one operation, each compiled when it is first asked for: all at once they are half of the start. */
export interface Checks {
  /** Each returns the checked value or throws 400 with the names of the wrong fields. */
  params(value: unknown): Record<string, unknown>;
  query(value: unknown): Record<string, unknown>;
  headers(value: IncomingHttpHeaders): Record<string, unknown>;
  body(value: unknown): unknown;
  /** What is wrong with an answer, or nothing. */
  answer(value: unknown): string | undefined;
  /** The same of one that says what was taken on, where the operation answers either. */
  accepted(value: unknown): string | undefined;
}

export function compiler(contract: Contract, checkAnswers: boolean): (operation: Operation) => Checks {
  const strings = ajvFor(contract, { coerceTypes: 'array', useDefaults: true });
  const json = ajvFor(contract, {});
  const answers = once(() => answerAjv(contract));

  return (operation) => {
    const params = once(() => strings.compile(objectOf(operation.params)));
    const query = once(() => strings.compile(objectOf(operation.query)));
    const headers = once(() => strings.compile(objectOf(operation.headers)));
    const { body: sent } = operation;
    const body = sent && once(() => json.compile({ $ref: sent.pointer }));
    const { pointer } = operation.success;
    const answer = checkAnswers && pointer ? once(() => answers().compile({ $ref: pointer })) : undefined;
    const taken = operation.accepted;
    const accepted = checkAnswers && taken ? once(() => answers().compile({ $ref: taken.pointer })) : undefined;
    return {
      params: (value) => checked(params(), { ...(value as object) }) as Record<string, unknown>,
      query: (value) => {
        const found = checked(query(), { ...(value as object) }) as Record<string, unknown>;
        for (const ends of operation.periods) refusePeriod(found, ends);
        return found;
      },
      headers: (value) => checked(headers(), namedHeaders(operation, value)) as Record<string, unknown>,
      body: (value) => {
        if (body === undefined || (value === undefined && !sent?.required)) return undefined;
        return checked(body(), value);
      },
      answer: (value) => {
        if (!checkAnswers) return undefined;
        if (operation.success.type !== undefined) return isFile(value) ? undefined : 'the answer should be a file';
        if (answer === undefined) return value === undefined ? undefined : 'the answer should have no body';
        return faultOf(answer(), value);
      },
      accepted: (value) => {
        if (!checkAnswers) return undefined;
        return accepted === undefined ? 'the specs name no answer 202' : faultOf(accepted(), value);
      },
    };
  };
}

const faultOf = (validate: ValidateFunction, value: unknown): string | undefined =>
  validate(value) ? undefined : (validate.errors ?? []).map((error) => `data${messageOf(error)}`).join(', ');

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const loose = { strict: false, allErrors: true, validateSchema: false } as const;

const ajvFor = ({ documents }: Contract, options: { coerceTypes?: 'array'; useDefaults?: boolean }) =>
  withDocuments(new Ajv({ ...options, ...loose }), documents);

/** Answers are held to what the specs name and nothing else: a field beside it is one that somebody forgot to leave out. */
const answerAjv = ({ documents }: Contract) =>
  withDocuments(
    new Ajv2019({ ...loose, unevaluated: true }),
    [...documents].map(([address, document]) => [address, closed(document)] as const),
  );

function withDocuments<Kind extends Ajv | Ajv2019>(ajv: Kind, documents: Iterable<readonly [string, object]>): Kind {
  addFormats.default(ajv);
  // `password` only tells a form how to draw the field.
  ajv.addFormat('password', true);
  for (const [address, document] of documents) ajv.addSchema(document, address);
  return ajv;
}

const messageOf = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message ?? 'is invalid'}${params.unevaluatedProperty ? `: ${params.unevaluatedProperty}` : ''}`;

/** Headers come in small letters; a version may stand in quotes, as HTTP writes it. */
const namedHeaders = ({ headers }: Operation, sent: IncomingHttpHeaders) =>
  Object.fromEntries(
    headers.flatMap(({ name }) => {
      const value = sent[name.toLowerCase()];
      return value === undefined ? [] : [[name, String(value).replace(/^"(.*)"$/, '$1')]];
    }),
  );

const isFile = (value: unknown) => Buffer.isBuffer((value as { content?: unknown } | undefined)?.content);

const objectOf = (parameters: Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

function checked(validate: ValidateFunction, value: unknown): unknown {
  if (!validate(value)) throw refusalOf(validate.errors ?? []);
  if (hasBrokenText(value)) throw badRequest('A text holds a character that no text may hold');
  return value;
}

// PostgreSQL cannot store a null character, and half of a pair would come back as another character.
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText);
}

function refusalOf(errors: ErrorObject[]) {
  const fields: Record<string, FieldCode> = {};
  for (const error of errors) fields[nameOf(error)] ??= codes[error.keyword] ?? 'invalid';
  const [first] = errors;
  const message = first ? `${nameOf(first)} ${first.message ?? 'is invalid'}`.trim() : 'Bad request';
  return badRequest(message, fields);
}

function nameOf({ instancePath, params }: ErrorObject): string {
  const own = (params.missingProperty ?? params.additionalProperty) as string | undefined;
  const path = instancePath.slice(1).replaceAll('/', '.');
  return [path, own].filter(Boolean).join('.') || 'body';
}

const codes: Record<string, FieldCode> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  type: 'wrong_type',
  enum: 'unknown_value',
  pattern: 'wrong_format',
  format: 'wrong_format',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  exclusiveMinimum: 'out_of_range',
  exclusiveMaximum: 'out_of_range',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  maxItems: 'too_many',
};
