import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { readContract, type Contract } from '../../server/http/specs';

type Json = Record<string, unknown>;

/** A contract made for a test: operations of a service `trial` by their paths, each `get /things` or the like. */
export function contractOf(operations: Record<string, Json>): Contract {
  const paths: Record<string, Json> = {};
  for (const [call, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method]: { responses: { 200: { description: 'Done.' } }, ...operation } };
  }
  const folder = mkdtempSync(join(tmpdir(), 'divan-specs-'));
  try {
    writeFileSync(join(folder, 'trial.yaml'), dump({ openapi: '3.0.3', servers: [{ url: '/trial' }], paths }));
    return readContract(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An answer with a JSON body of this shape. */
export const answering = (schema: Json, others: number[] = []) => ({
  200: { description: 'Done.', content: { 'application/json': { schema } } },
  ...Object.fromEntries(others.map((status) => [status, { description: 'Refused.' }])),
});

/** A body of this shape. */
export const taking = (schema: Json) => ({ required: true, content: { 'application/json': { schema } } });
