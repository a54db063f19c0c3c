/** What a spec says of a list, as the writer of drafts needs it: its rows, its filters and the call for one record. */

export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  description?: string;
  enum?: string[];
  default?: string;
  pattern?: string;
  minimum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}
interface Operation {
  operationId: string;
  summary?: string;
  'x-permission'?: string | string[];
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: Components;
}

export type Kind =
  'text' | 'money' | 'day' | 'dateTime' | 'number' | 'boolean' | 'enum' | 'investor' | 'named' | 'other';

/** One field of a row. */
export interface Field {
  name: string;
  kind: Kind;
  nullable: boolean;
  /** The values of an enum, and the name of its type where it has one. */
  values: readonly string[];
  type?: string;
}

/** A filter by the values of one field. */
export interface ChoiceFilter {
  name: string;
  field: Field;
  many: boolean;
}

export interface ListModel {
  service: string;
  /** The spec file, without its ending. */
  spec: string;
  operation: string;
  path: string;
  permission: string;
  /** The type of a row, and what the rows are called in the answer. */
  row: string;
  rows: string;
  totals: readonly string[];
  fields: readonly Field[];
  /** Of the list, by a closed list; and whether it has the usual others. */
  choices: readonly ChoiceFilter[];
  hasSearch: boolean;
  /** The field that the period is about. */
  period?: string;
  /** Fields between two ends, `min_amount` and `max_amount`. */
  ranges: readonly string[];
  orders: readonly string[];
  order?: string;
  byPage: boolean;
  detail?: Detail;
  /** Parameters and fields that the draft leaves to whoever goes on. */
  left: readonly string[];
}

/** The call for one record. */
interface Detail {
  operation: string;
  permission: string;
  type: string;
  /** The parameter of the path. */
  id: string;
  hasHistory: boolean;
  /** Fields that only it gives. */
  fields: readonly Field[];
}

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** A reader of the references of one spec, those into common.yaml among them. */
function reader(spec: Document, common: Document) {
  const inside = (document: Document, ref: string) =>
    ref
      .slice(ref.indexOf('#/') + 2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  // What is reached through common.yaml refers to its own shapes as this spec does to its.
  const find = (ref: string) => (ref.startsWith('#') ? inside(spec, ref) : undefined) ?? inside(common, ref);

  /** The schema itself, with the name of the last shape on the way to it. */
  function schemaOf(schema: Schema, name?: string): { schema: Schema; name?: string } {
    if (schema.$ref !== undefined) return schemaOf(find(schema.$ref) as Schema, refName(schema.$ref));
    const [only, ...more] = schema.allOf ?? [];
    if (only && more.length === 0 && !schema.properties) {
      const found = schemaOf(only, name);
      return { ...found, schema: { ...found.schema, nullable: schema.nullable } };
    }
    return { schema, name };
  }

  /** All properties of an object, its parts together. */
  function propertiesOf(schema: Schema): Record<string, Schema> {
    const own = schemaOf(schema).schema;
    const parts = (own.allOf ?? []).map((part) => propertiesOf(part));
    return Object.assign({}, ...parts, own.properties) as Record<string, Schema>;
  }

  function fieldOf(name: string, given: Schema): Field {
    const { schema, name: type } = schemaOf(given);
    const nullable = schema.nullable === true || given.nullable === true;
    const kind = kindOf(schema, type);
    return { name, kind, nullable, values: schema.enum ?? [], ...(kind === 'enum' && type !== undefined && { type }) };
  }

  function kindOf(schema: Schema, name: string | undefined): Kind {
    if (schema.enum) return 'enum';
    if (name === 'Money') return 'money';
    if (name === 'Day' || name === 'NullableDay') return 'day';
    if (name === 'Timestamp' || name === 'NullableTimestamp') return 'dateTime';
    if (schema.type === 'string') return 'text';
    if (schema.type === 'integer' || schema.type === 'number') return 'number';
    if (schema.type === 'boolean') return 'boolean';
    const parts = Object.keys(schema.properties ?? {});
    if (parts.includes('id') && parts.includes('name')) return parts.includes('subject') ? 'investor' : 'named';
    return 'other';
  }

  const parametersOf = (operation: Operation): Parameter[] =>
    (operation.parameters ?? []).map((one) =>
      one.$ref === undefined ? (one as Parameter) : (find(one.$ref) as Parameter),
    );

  return { schemaOf, propertiesOf, fieldOf, parametersOf };
}

const answerOf = (operation: Operation): Schema => {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operation.operationId} answers no JSON.`);
  return schema;
};

/** The first permission that opens a call. */
function permissionOf({ operationId, 'x-permission': given }: Operation): string {
  const permission = typeof given === 'string' ? given : given?.[0];
  if (permission === undefined) throw new Error(`${operationId} asks for no permission.`);
  return permission;
}

/** Reads the list `operationId` of a spec; undefined when the spec has no such call. */
export function readList(
  { service, spec, operationId }: { service: string; spec: string; operationId: string },
  document: Document,
  common: Document,
): ListModel | undefined {
  const found = Object.entries(document.paths).find(([, item]) => item.get?.operationId === operationId);
  const [path = '', { get: operation } = {}] = found ?? [];
  if (!operation) return undefined;
  const { schemaOf, propertiesOf, fieldOf, parametersOf } = reader(document, common);

  const answer = propertiesOf(answerOf(operation));
  const [rows, list] = Object.entries(answer).find(([, schema]) => schemaOf(schema).schema.type === 'array') ?? [];
  const item = list && schemaOf(list).schema.items;
  if (rows === undefined || !item || !answer.count)
    throw new Error(`${operationId} does not answer rows with a count.`);
  const { name: row } = schemaOf(item);
  if (row === undefined) throw new Error(`The rows of ${operationId} need a schema with a name.`);
  const all = Object.entries(propertiesOf(item)).map(([name, schema]) => fieldOf(name, schema));
  const fields = all.filter(({ kind }) => kind !== 'other');
  const left = all.filter(({ kind }) => kind === 'other').map(({ name }) => `the field ${name}`);

  const parameters = parametersOf(operation).filter((one) => one.in === 'query');
  const names = parameters.map(({ name }) => name);
  const orderBy = parameters.find(({ name }) => name === 'order_by')?.schema;
  const ranges = fields
    .map(({ name }) => name)
    .filter((name) => names.includes(`min_${name}`) && names.includes(`max_${name}`));
  const choices = parameters.flatMap(({ name, schema }): ChoiceFilter[] => {
    const field = fields.find((one) => one.name === name && one.kind === 'enum');
    const { type } = schemaOf(schema).schema;
    return field ? [{ name, field, many: type === 'array' }] : [];
  });
  const times = fields.filter(({ kind }) => kind === 'day' || kind === 'dateTime').map(({ name }) => name);
  const period =
    names.includes('begin_date') && names.includes('end_date')
      ? (times.find((name) => name === 'created_at') ?? times[0])
      : undefined;
  const known = new Set([
    ...['offset', 'limit', 'page', 'order_by', 'search', ...(period === undefined ? [] : ['begin_date', 'end_date'])],
    ...choices.map(({ name }) => name),
    ...ranges.flatMap((name) => [`min_${name}`, `max_${name}`]),
  ]);
  left.push(...names.filter((name) => !known.has(name)).map((name) => `the parameter ${name}`));

  const [, { get: one } = {}] =
    Object.entries(document.paths).find(([other]) => other.startsWith(`${path}/{`) && other.endsWith('}')) ?? [];
  let detail: Detail | undefined;
  if (one) {
    const given = propertiesOf(answerOf(one));
    const more = Object.entries(given)
      .filter(([name]) => name !== 'history' && !all.some((field) => field.name === name))
      .map(([name, schema]) => fieldOf(name, schema));
    left.push(...more.filter(({ kind }) => kind === 'other').map(({ name }) => `the field ${name} of one record`));
    detail = {
      operation: one.operationId,
      permission: permissionOf(one),
      type: schemaOf(answerOf(one)).name ?? row,
      id: parametersOf(one).find((each) => each.in === 'path')?.name ?? 'id',
      hasHistory: given.history !== undefined,
      fields: more.filter(({ kind }) => kind !== 'other'),
    };
  }

  return {
    ...{ service, spec, operation: operationId, path, permission: permissionOf(operation), row, rows, fields, choices },
    ...{ ranges, left, detail, period },
    totals: answer.totals ? Object.keys(propertiesOf(answer.totals)) : [],
    hasSearch: names.includes('search'),
    orders: orderBy?.enum ?? [],
    order: orderBy?.default ?? orderBy?.enum?.[0],
    byPage: names.includes('page'),
  };
}
