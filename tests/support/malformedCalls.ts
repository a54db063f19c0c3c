/** Calls as no client of ours makes them, from the specs: of each operation one that could be right, spoilt in one to three ways. */
import type { InjectOptions } from 'fastify';
import type { Operation, Parameter } from '../../server/http/specs';
import { exampleOf, specOf, type Media } from './examples';
import { oneOf, type Random } from './hostileAnswers';
import { formOf, samples } from './uploads';

/** A call before it is written down; `raw` stands for the whole body where that is no JSON. */
interface Draft {
  operation: Operation;
  params: Record<string, string>;
  /** Names and values as they stand in the address. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: unknown;
  raw?: string | Buffer;
}

export interface MalformedCall extends InjectOptions {
  /** The ways in which it was spoilt. */
  spoilt: string[];
}

const numbers = [
  ...['0', '-1', '1.5', '1e3', '1e21', '1e308', '-0', '0x10', 'NaN', 'Infinity', '2147483648', '9007199254740991'],
  ...['9007199254740993', '99999999999999999999', '-9223372036854775809', '9'.repeat(400), '１２', '1,5', ' 7 '],
];
const texts = [
  ...['\0', 'a\0b', '', ' ', 'ten', 'null', '[]', '__proto__', 'constructor', '\u202e', '%', '%00', "'", '\\', '😀'],
  ...['2026-02-30', '0000-00-00', '+99999-01-01', '2026-01-01T25:61:61', 'a'.repeat(201), 'б'.repeat(5000)],
];
const amounts = [0, -1, -0, 0.1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e19, 1e21, 1e308, -1e308];
const kinds: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { a: 1 }],
  Array.from({ length: 1001 }, (_, at) => at),
];
const segments = ['%00', 'a%00b', '%ff', '%', '%zz', '%2e%2e%2f', '%2F', '%F0%9F%98%80', '1;2', "'--"];
const long = ['a'.repeat(501), '1'.repeat(10_000)];

/** Mostly what is of the kind of a value and yet no such value, so that it comes as far as it can. */
const like = (random: Random, value: unknown): unknown => {
  if (random() < 0.3) return oneOf<unknown>(random, [...kinds, ...amounts, ...texts]);
  return typeof value === 'number' ? oneOf(random, amounts) : oneOf(random, [...texts, '\ud800', 'x\udc00']);
};
const textLike = (random: Random, value: unknown): string =>
  oneOf(random, (typeof value === 'number') === random() < 0.8 ? numbers : texts);

const base = 'spec://divan/';
/** A value that fits, written as the specs say it. */
const fitting = (schema: object) =>
  exampleOf({ schema: JSON.parse(JSON.stringify(schema).replaceAll(base, '')) as Media['schema'] }, 'all.yaml');

function bodyOf({ body, endpoint, method }: Operation): unknown {
  if (body === undefined) return undefined;
  const file = body.pointer.slice(base.length).split('#')[0]!; // split() always gives a first part
  const { paths } = specOf(file) as { paths: Record<string, Record<string, { requestBody: { content: object } }>> };
  const { content } = paths[endpoint]![method.toLowerCase()]!.requestBody; // the operation was read from there
  return structuredClone(exampleOf((content as Record<string, Media>)['application/json'] ?? {}, file));
}

let lastKey = 0;

function draftOf(operation: Operation, random: Random): Draft {
  const textOf = ({ schema }: Parameter) => String([fitting(schema)].flat()[0]);
  const sent = operation.query.filter(({ required }) => required || random() < 0.3);
  const draft: Draft = {
    operation,
    params: Object.fromEntries(operation.params.map((one) => [one.name, encodeURIComponent(textOf(one))])),
    query: sent.map((one) => [one.name, encodeURIComponent(textOf(one))]),
    headers: Object.fromEntries(operation.headers.map((one) => [one.name.toLowerCase(), textOf(one)])),
    body: bodyOf(operation),
  };
  if (operation.idempotent) draft.headers['idempotency-key'] = `malformed-number-${++lastKey}`;
  if (operation.fileParts !== undefined) {
    const form = formOf(samples.xlsx, 'rows.xlsx', { field: operation.fileParts[0] });
    [draft.raw, draft.headers] = [form.payload, { ...draft.headers, ...form.headers }];
  }
  return draft;
}

/** Every place of a body: the object or list that holds it, and its name there. */
function placesOf(node: unknown): [holder: Record<string, unknown>, name: string][] {
  if (typeof node !== 'object' || node === null) return [];
  const holder = node as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [[holder, name] as [typeof holder, string], ...placesOf(holder[name])]);
}

interface Spoiler {
  fits: (draft: Draft) => boolean;
  /** What the operations differ in is spoilt more often. */
  often?: true;
  spoil: (draft: Draft, random: Random) => void;
}
const always = () => true;
const hasJson = ({ body }: Draft) => body !== undefined;
const takesForm = ({ operation }: Draft) => operation.fileParts !== undefined;
const takesBody = ({ operation }: Draft) => operation.method !== 'GET';
const textOfForm = ({ raw }: Draft) => (raw ?? '').toString('latin1');

const spoilers: Record<string, Spoiler> = {
  'path parameter': {
    fits: ({ params }) => Object.keys(params).length > 0,
    often: true,
    spoil({ operation, params }, random) {
      const { name, schema } = oneOf(random, operation.params);
      params[name] = oneOf(random, [
        ...[
          encodeURIComponent(textLike(random, fitting(schema))),
          encodeURIComponent(textLike(random, fitting(schema))),
        ],
        ...[oneOf(random, segments), oneOf(random, long)],
      ]);
    },
  },
  'query value': {
    fits: ({ operation }) => operation.query.length > 0,
    often: true,
    spoil({ operation, query }, random) {
      const { name, schema } = oneOf(random, operation.query);
      const others = query.filter(([one]) => one !== name);
      query.splice(0, query.length, ...others, [name, encodeURIComponent(textLike(random, fitting(schema)))]);
    },
  },
  'query doubled, unknown or nested': {
    fits: always,
    spoil({ operation, query }, random) {
      const name = oneOf(random, operation.query)?.name ?? 'search';
      query.push(oneOf(random, [...query, [name, '%00'], [name, '%ff%fe'], [name, '%']]));
      query.push(oneOf(random, [...query, [`${name}[]`, '1'], [`${name}[a]`, '1'], ['__proto__', '1'], ['', '1']]));
    },
  },
  'many query parameters': {
    fits: always,
    spoil({ operation, query }, random) {
      const name = oneOf(random, operation.query)?.name ?? 'colour';
      query.push(...Array.from({ length: 300 }, (_, at): [string, string] => [name, String(at)]));
    },
  },
  'known header': {
    fits: ({ headers }) => Object.keys(headers).length > 0,
    spoil({ headers }, random) {
      const value = oneOf(random, [
        '',
        '*',
        '"',
        '"1"',
        'W/"1"',
        'a'.repeat(9000),
        'é'.repeat(20),
        ...numbers.slice(0, 15),
      ]);
      headers[oneOf(random, Object.keys(headers))] = value;
    },
  },
  'missing header': {
    fits: ({ headers }) => Object.keys(headers).length > 0,
    spoil({ headers }, random) {
      Reflect.deleteProperty(headers, oneOf(random, Object.keys(headers)));
    },
  },
  'unknown header': {
    fits: always,
    spoil({ headers }, random) {
      const [name, value] = oneOf(random, [
        ...[
          ['x-strange', 'a'.repeat(5000)],
          ['range', 'bytes=0-1,5-'],
          ['content-encoding', 'gzip'],
          ['te', 'trailers'],
        ],
        ...[
          ['accept-language', `${'xx,'.repeat(500)}en`],
          ['user-agent', 'é'.repeat(5000)],
          ['accept', 'image/png'],
        ],
        ...[
          ['x-forwarded-for', "'; drop"],
          ['origin', 'null'],
          ['x-http-method-override', 'DELETE'],
          ['cookie', '=;='],
        ],
      ] as [string, string][]);
      headers[name] = value;
    },
  },
  'value in the body': {
    fits: hasJson,
    often: true,
    spoil({ body }, random) {
      const [holder, name] = oneOf(random, placesOf(body)) ?? [];
      if (holder !== undefined) holder[name!] = like(random, holder[name!]); // both or none
    },
  },
  'place of the body left out': {
    fits: hasJson,
    spoil({ body }, random) {
      const [holder, name] = oneOf(random, placesOf(body)) ?? [];
      if (holder !== undefined) Reflect.deleteProperty(holder, name!); // both or none
    },
  },
  'unknown field': {
    fits: hasJson,
    spoil({ body }, random) {
      if (typeof body === 'object' && body !== null)
        Object.assign(body, { [oneOf(random, ['colour', 'constructor', '', 'id'])]: like(random, 'text') });
    },
  },
  'another body': {
    fits: takesBody,
    spoil(draft, random) {
      draft.headers['content-type'] ??= 'application/json';
      draft.raw = oneOf(random, ['', ' ', '{', 'null', '[]', '"text"', '0', 'nul', '{"a":1,}', '\0', '﻿{}', 'a=1&b=2']);
    },
  },
  'keys twice or not to be used': {
    fits: hasJson,
    spoil(draft, random) {
      const text = JSON.stringify(draft.body);
      const [key = 'a'] = Object.keys((draft.body ?? {}) as object);
      const more = oneOf(random, [`"${key}":null`, '"__proto__":{"a":1}', '"constructor":{"prototype":{"a":1}}']);
      draft.raw = text.startsWith('{')
        ? text.replace(/^\{(.*)\}$/s, `{${more},$1,${more}}`).replace(',,', ',')
        : `[${text}]`;
    },
  },
  depth: {
    fits: takesBody,
    spoil(draft, random) {
      const levels = oneOf(random, [2_000, 20_000, 150_000]);
      const deep = oneOf(random, [
        '['.repeat(levels) + ']'.repeat(levels),
        `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
      ]);
      const fields = Object.entries((draft.body ?? {}) as object);
      const place = oneOf(random, ['deep', ...fields.map(([name]) => name)]);
      const others = fields.filter(([name]) => name !== place);
      const written = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
      draft.headers['content-type'] ??= 'application/json';
      draft.raw = oneOf(random, [deep, `{${[...written, `"${place}":${deep}`].join(',')}}`]);
    },
  },
  'too large a body': {
    fits: takesBody,
    spoil(draft) {
      draft.headers['content-type'] ??= 'application/json';
      draft.raw = JSON.stringify({ a: 'a'.repeat(1024 * 1024) });
    },
  },
  'content type': {
    fits: takesBody,
    spoil(draft, random) {
      draft.raw ??= JSON.stringify(draft.body ?? {});
      draft.headers['content-type'] = oneOf(random, [
        ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
        ...[
          '',
          'json',
          'application/',
          'multipart/form-data',
          'multipart/form-data; boundary=',
          'application/json, text/html',
        ],
      ]);
    },
  },
  'form cut off': {
    fits: takesForm,
    spoil(draft, random) {
      const text = textOfForm(draft);
      draft.raw = Buffer.from(text.slice(0, Math.floor(random() * text.length)), 'latin1');
    },
  },
  'form changed': {
    fits: takesForm,
    spoil(draft, random) {
      const [from, to] = oneOf(random, [
        ...[
          [/; filename="[^"]*"/, ''],
          [/name="\w+"/, 'name="other"'],
          [/name="\w+"/, ''],
          [/filename="/, 'filename="../\0'],
        ],
        ...[
          [/Content-Type: [^\r]*/, 'Content-Type: application/octet-stream'],
          [/Content-Disposition[^\r]*\r\n/, ''],
        ],
        ...[
          [/\r\n\r\n[^]*\r\n--/, '\r\n\r\n\r\n--'],
          [/Content-Type: [^\r]*/, `X-Long: ${'a'.repeat(90_000)}`],
          [/\r\n/g, '\n'],
        ],
        ...[
          [/^[^]*$/, ''],
          [/^[^]*$/, (all: string) => all.replace(/--\r\n$/, '\r\n') + all],
        ],
      ] as [RegExp, string][]);
      draft.raw = Buffer.from(textOfForm(draft).replace(from, to), 'latin1');
    },
  },
};

/** The next call of an operation; the same draws make the same call, but for its Idempotency-Key. */
export function malformedCall(operation: Operation, random: Random): MalformedCall {
  const draft = draftOf(operation, random);
  const spoilt: string[] = [];
  do {
    const possible = Object.entries(spoilers).filter(([, { fits }]) => fits(draft));
    const [name, { spoil }] = oneOf(
      random,
      possible.flatMap((one) => (one[1].often ? [one, one, one] : [one])),
    );
    spoilt.push(name);
    spoil(draft, random);
  } while (spoilt.length < 3 && random() < 0.3);
  const { params, query, headers, body, raw } = draft;
  const path = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&');
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (payload !== undefined) headers['content-type'] ??= 'application/json';
  return {
    ...{ method: operation.method, url: asked === '' ? path : `${path}?${asked}`, headers, spoilt },
    ...(payload !== undefined && { payload }),
  };
}
