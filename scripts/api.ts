/**
 * Turns specs/ into code: slices of the gateway (src/api/generated), the list of permissions
 * (src/session/generated) and the types of the back end (server/generated).
 *
 * `npm run api` writes; `npm run api -- --check` writes nothing and exits 1 when what is committed differs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { parseYaml } from '../server/http/yaml';
import { isWrite, methods, withReaders, type Json, type Operation, type Spec } from './answerShapes';
import { specFiles, type SpecFile } from './specFiles';

const root = join(import.meta.dirname, '..');
const banner = '// Written by `npm run api` from the specs; do not edit.\n';
const outputs = new Map<string, string>();

const readYaml = (path: string) => parseYaml(readFileSync(path, 'utf8')) as Spec;
const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const shared = '../common.yaml#/components/';

/** Takes in what is referred to in common.yaml, so that the spec stands alone: shapes under their names, the rest in its place. */
function standAlone(spec: Spec, common: Spec): Spec {
  const schemas = (spec.components as { schemas: Json }).schemas;
  const shapes = (common.components as { schemas: Json }).schemas;
  /** Inside common.yaml itself a reference to a shape has no name of a file. */
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (node === null || typeof node !== 'object') return node;
    const { $ref: ref } = node as { $ref?: string };
    const [, kind = '', name = ''] = ref?.match(/#\/components\/(\w+)\/(\w+)$/) ?? [];
    if (ref !== undefined && kind === 'schemas') {
      if (!(name in schemas)) {
        // Named before it is looked into, for a shape within itself.
        schemas[name] = {};
        schemas[name] = resolve(shapes[name]);
      }
      return { $ref: `#/components/schemas/${name}` };
    }
    if (ref?.startsWith(shared)) return resolve((common.components as Record<string, Json>)[kind]![name]); // the linter checks references
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
  };
  const whole = resolve(spec) as Spec & { components: { schemas: Json } };
  Object.assign(whole.components.schemas, { ...schemas, ...whole.components.schemas });
  return whole;
}

function operationsOf(spec: Spec): Operation[] {
  return Object.values(spec.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) => (methods.includes(method) ? [operation] : [])),
  );
}

async function generatePanelSlice({ service, area }: SpecFile, spec: Spec, scratch: string) {
  // The first segment names the service; the gateway turns it into that service's address.
  const prefixed = {
    ...spec,
    paths: Object.fromEntries(Object.entries(spec.paths).map(([path, item]) => [`/${service}${path}`, item])),
  };
  const written = Object.values(spec.paths).flatMap(({ get }) => (get && isWrite('get', get) ? [get] : []));
  const schemaFile = join(scratch, `${service}.${area}.json`);
  writeFileSync(schemaFile, JSON.stringify(prefixed));
  const code = await generateEndpoints({
    schemaFile,
    apiFile: '../../cache/gateway',
    apiImport: 'gateway',
    exportName: `${camel(area)}Generated`,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    encodePathParams: true,
    tag: false,
    useUnknown: true,
    endpointOverrides: written.map(({ operationId }) => ({ pattern: operationId, type: 'mutation' as const })),
  });
  const named = wireNames(code as string, spec);
  // The first script holds these few, and reads their answers field by field itself.
  const read = `${service}/${area}` === 'system-user/auth' ? named : withReaders(named, spec);
  outputs.set(`src/api/generated/${service}/${area}.ts`, banner + read);
}

/** The codegen turns begin_date into beginDate and names a body after its type; the panel keeps the names of the wire, and `body`. */
function wireNames(code: string, spec: Spec): string {
  const parameters = new Set(JSON.stringify(spec).match(/(?<="name":")[a-z]+(?:_[a-z]+)+(?=","in":)/g));
  let kept = code;
  for (const name of parameters) {
    const camelCase = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    kept = kept.replaceAll(new RegExp(`\\b${camelCase}\\b`, 'g'), name);
  }
  for (const [, name] of code.matchAll(/\bbody: queryArg\.(\w+)/g)) {
    kept = kept
      .replaceAll(`body: queryArg.${name}`, 'body: queryArg.body')
      .replaceAll(new RegExp(`^  ${name}(\\??): `, 'gm'), '  body$1: ');
  }
  return kept;
}

async function generateServerTypes({ service, area }: SpecFile, spec: Spec) {
  const nodes = await openapiTS(JSON.stringify(spec), { alphabetize: false });
  outputs.set(`server/generated/${service}/${area}.ts`, banner + astToString(nodes));
}

function permissionList(specs: Spec[]) {
  const held = new Set(specs.flatMap(operationsOf).flatMap((operation) => operation['x-permission'] ?? []));
  const quoted = [...held].sort().map((permission) => `  '${permission}',`);
  return `${banner}\n/** Every permission that an operation of the contract asks for, as \`id.action\`. */\nexport const permissions = [\n${quoted.join('\n')}\n] as const;\n\nexport type Permission = (typeof permissions)[number];\n`;
}

/** Only types: the route table says by them which calls a screen cannot be shown without, at no cost to the page. */
function callPermissions(specs: Spec[]) {
  const lines = specs.flatMap(operationsOf).flatMap((operation) => {
    const anyOf = [operation['x-permission'] ?? []].flat();
    return anyOf.length > 0 ? [`  ${operation.operationId}: ${anyOf.map((one) => `'${one}'`).join(' | ')};`] : [];
  });
  return `${banner}\n/** What each call of the contract asks for; of several permissions any one opens it. */\nexport interface CallPermissions {\n${lines.sort().join('\n')}\n}\n`;
}

function operationIndex(files: readonly SpecFile[]) {
  const name = (file: SpecFile) => camel(`${file.service}-${file.area}`);
  const imports = files.map(
    (file) => `import type { operations as ${name(file)} } from './${file.service}/${file.area}';`,
  );
  return `${banner}${imports.join('\n')}\n\n/** The operations of all specs by their ids. */\nexport type Operations = ${files.map(name).join(' & ')};\n`;
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const scratch = mkdtempSync(join(tmpdir(), 'divan-api-'));
try {
  const common = readYaml(join(root, 'specs/common.yaml'));
  const specs: Spec[] = [];
  for (const file of specFiles) {
    const spec = standAlone(readYaml(join(root, 'specs', file.service, `${file.area}.yaml`)), common);
    specs.push(spec);
    await generatePanelSlice(file, spec, scratch);
    await generateServerTypes(file, spec);
  }
  outputs.set('src/session/generated/permissions.ts', permissionList(specs));
  outputs.set('src/session/generated/callPermissions.ts', callPermissions(specs));
  outputs.set('server/generated/operations.ts', operationIndex(specFiles));
} finally {
  rmSync(scratch, { recursive: true });
}

const written = ['src/api/generated', 'src/session/generated', 'server/generated'].flatMap((folder) =>
  filesUnder(join(root, folder)),
);
const stale = written.filter((path) => !outputs.has(path));
const changed = [...outputs].filter(
  ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
);

if (process.argv.includes('--check')) {
  const different = [...changed.map(([path]) => path), ...stale];
  if (different.length > 0) {
    console.error(`Generated code is not current; run npm run api. Different: ${different.join(', ')}`);
    process.exit(1);
  }
} else {
  for (const path of stale) rmSync(join(root, path));
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
