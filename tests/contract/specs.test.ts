/** What every operation of the contract carries. The shapes themselves are checked by Redocly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specFiles } from '../../scripts/specFiles';
import { permissionIds } from '../../server/seed/permissionIds';
import { readContract } from '../../server/http/specs';
import { compiler } from '../../server/http/validation';
import { parseYaml } from '../../server/http/yaml';
import { deniedRight } from '../../src/parts/deniedRight';
import { recordNumber } from '../../src/kit/url/useRecordParam';
import { readParams } from '../../src/lib/query';
import { recordIdOf } from '../../src/parts/record/useRecordId';
import { earlyPages } from '../../src/routes/early';
import { exampleOf, followed, type Media } from '../support/examples';

type Content = Record<string, Media>;
interface Operation {
  operationId?: string;
  summary?: string;
  'x-permission'?: string | string[];
  'x-public'?: boolean;
  parameters?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const root = join(__dirname, '../..');
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const actions = ['add', 'query', 'get', 'update', 'delete', 'import', 'export', 'edit', 'enable', 'disable'];

const files = specFiles.map(({ service, area }) => `${service}/${area}.yaml`);
const operations = files.flatMap((file) => {
  const { paths } = parseYaml(readFileSync(join(root, 'specs', file), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ name: `${file} ${method} ${path}`, operation, file, method, path })),
  );
});
const lacking = (has: (operation: Operation) => boolean) =>
  operations.filter(({ operation }) => !has(operation)).map(({ name }) => name);

test('operation ids are there and unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(lacking((operation) => /^[a-z][A-Za-z0-9]+$/.test(operation.operationId ?? ''))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every operation asks for a known permission or is public (RBAC-03)', () => {
  const known = (permission: string) => {
    const [id = '', action = '', ...rest] = permission.split('.');
    return (permissionIds as readonly string[]).includes(id) && actions.includes(action) && rest.length === 0;
  };
  expect(
    lacking((operation) => (operation['x-public'] === true) !== (operation['x-permission'] !== undefined)),
  ).toEqual([]);
  expect(
    lacking((operation) => operation['x-public'] === true || [operation['x-permission'] ?? ''].flat().every(known)),
  ).toEqual([]);
});

test('a part of a list is named by the contract where the caller names none', () => {
  const named = ['offset', 'limit', 'page', 'order_by'];
  const asked = readContract().operations.flatMap(({ id, query }) =>
    query.filter(({ name }) => named.includes(name)).map(({ name, schema }) => ({ id, name, schema })),
  );
  expect(asked.length).toBeGreaterThan(60);
  // A report that is asked for without a part is written into a file, whole.
  const whole = /^report[A-Z]/;
  expect(asked.filter(({ id, schema }) => schema.default === undefined && !whole.test(id))).toEqual([]);
});

test('every whole number that is sent has a largest one', () => {
  const known = new Set<unknown>();
  const endless: string[] = [];
  function look(node: unknown, file: string, name: string): void {
    if (typeof node !== 'object' || node === null || known.has(node)) return;
    known.add(node);
    const { $ref, type, maximum, enum: allowed, ...parts } = node as Record<string, unknown>;
    if (typeof $ref === 'string') return look(...followed($ref, file), name);
    if (type === 'integer' && maximum === undefined && allowed === undefined) endless.push(name);
    for (const [key, part] of Object.entries(parts)) if (key !== 'example') look(part, file, `${name} ${key}`);
  }
  for (const { name, file, operation } of operations) look([operation.parameters, operation.requestBody], file, name);
  expect(known.size).toBeGreaterThan(1_000);
  expect(endless).toEqual([]);
});

test('the largest number of a record is one that the panel reads from an address', async () => {
  const { components } = parseYaml(readFileSync(join(root, 'specs/common.yaml'), 'utf8')) as {
    components: { schemas: { Id: { minimum: number; maximum: number } } };
  };
  const { minimum, maximum } = components.schemas.Id;
  const early = (await earlyPages()).find(({ address }) => address.startsWith('^/back-office/investor/'));
  const readEarly = (id: number) => new RegExp(early!.address).test(`/back-office/investor/${id}`);
  const asParameter = (id: number) =>
    readParams({ id: recordNumber }, new URLSearchParams({ id: String(id) })).values.id;
  const read = (id: number) => [recordIdOf(String(id)), asParameter(id), readEarly(id)];
  for (const id of [minimum, maximum]) expect(read(id)).toEqual([id, id, true]);
  for (const id of [minimum - 1, maximum + 1]) expect(read(id)).toEqual([undefined, undefined, false]);
});

test('the number of a region or a district is one that the list of districts takes, wherever it is sent or answered', () => {
  const places: string[] = [];
  const loose: string[] = [];
  function look(node: unknown, file: string, name: string): void {
    if (typeof node !== 'object' || node === null) return;
    const { properties, ...parts } = node as { properties?: Record<string, object> };
    for (const [key, schema] of Object.entries(properties ?? {})) {
      if (/^(region|district)_id$/.test(key)) {
        places.push(name);
        const { $ref } = schema as { $ref?: string };
        const [meant] = $ref === undefined ? [schema] : followed($ref, file);
        if (!((meant as { minimum?: number }).minimum! >= 1)) loose.push(`${name} ${key}`);
      }
      look(schema, file, `${name} ${key}`);
    }
    for (const [key, part] of Object.entries(parts)) look(part, file, `${name} ${key}`);
  }
  for (const file of files) look(parseYaml(readFileSync(join(root, 'specs', file), 'utf8')), file, file);
  expect(places.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});

test('whoever takes a first and a last day of a period has them checked', () => {
  // A report refuses its period beside its field, the length of it as well (tests/server/reports.test.ts).
  const taken = readContract().operations.filter(
    ({ id, query }) => query.some(({ name }) => name === 'begin_date') && !/^report[A-Z]/.test(id),
  );
  expect(taken.length).toBeGreaterThan(15);
  for (const { id, periods } of taken) expect({ id, periods }).toEqual({ id, periods: [['begin_date', 'end_date']] });
});

test('a refused policy tells by its path whose it is', () => {
  const kept = operations.filter(({ file }) => /^(payment|investment)\//.test(file));
  expect(kept.length).toBeGreaterThan(50);
  for (const { file, method, path } of kept)
    expect(deniedRight(`Policy ${method.toUpperCase()} ${path} is missing`)).toMatchObject({
      service: file.split('/')[0],
    });
});

test('of several permissions that would do the panel asks for the first', () => {
  expect(deniedRight('Permission claims.enable is missing, or cash_in.enable')).toEqual({
    permission: 'claims.enable',
  });
});

test('every operation has a summary', () => {
  expect(lacking((operation) => Boolean(operation.summary))).toEqual([]);
});

test('every operation has an example of what it takes and answers, its own or composed, which its shape allows', () => {
  const contract = readContract();
  const compile = compiler(contract, true);
  const checks = new Map(contract.operations.map((operation) => [operation.id, compile(operation)]));
  const wrong: string[] = [];
  for (const { name, file, operation } of operations) {
    const check = checks.get(operation.operationId ?? '');
    const sent = operation.requestBody?.content['application/json'];
    if (sent) expect(() => check?.body(exampleOf(sent, file))).not.toThrow();
    const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const written = answer?.content?.['application/json'];
    const fault = written && check?.answer(exampleOf(written, file));
    if (fault !== undefined) wrong.push(`${name}: ${fault}`);
    const others = Object.entries({ ...operation.requestBody?.content, ...answer?.content });
    for (const [type, media] of others)
      if (type !== 'application/json' && media.example === undefined) wrong.push(`${name}: ${type} has no example`);
  }
  expect(wrong).toEqual([]);
});
