/** Which calls of the contract are lists, and in how many ways each can be asked. Read from the specs, so a new one joins by itself. */
import type { Contract, Operation, Parameter } from '../../server/http/specs';

export interface Asked {
  operation: Operation;
  /** What is asked, in a word or two. */
  way: string;
  query: Readonly<Record<string, string>>;
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  enum?: string[];
  default?: unknown;
  example?: unknown;
  items?: Schema;
}

/** A name that many have, and a whole number. */
const searched = { word: 'Каримов', number: '150000' };

export const listsOf = ({ operations }: Contract): Operation[] =>
  operations.filter(
    ({ id, method, success }) => method === 'GET' && success.pointer !== undefined && /^list|Queue$/.test(id),
  );

/** Without a filter, with each filter that names its values, with a search of both kinds, and in each order both ways. */
export function waysOf(contract: Contract, operation: Operation): Asked[] {
  const schemas = new Map(operation.query.map((parameter) => [parameter.name, schemaOf(contract, parameter)]));
  const needed = Object.fromEntries(
    operation.query
      .filter(({ required }) => required)
      .map(({ name }) => [name, schemas.get(name)?.enum?.[0] ?? String(schemas.get(name)?.example ?? '1')]),
  );
  const ways: [string, Record<string, string>][] = [['all', {}]];
  for (const [name, { enum: values = [] }] of schemas) {
    if (name === 'search') for (const text of Object.values(searched)) ways.push([`search ${text}`, { search: text }]);
    else
      for (const value of name === 'order_by' ? values : values.slice(0, 1))
        ways.push([`${name}=${value}`, { [name]: value }]);
  }
  return ways.map(([way, query]) => ({ operation, way, query: { ...needed, ...query } }));
}

/** The schema of a parameter, or of the items where several values may be given. */
function schemaOf({ documents }: Contract, { schema }: Parameter): Schema {
  const followed = (one: Schema): Schema => {
    if (one.allOf !== undefined) return Object.assign({}, ...one.allOf.map(followed), one) as Schema;
    if (one.items !== undefined) return followed(one.items);
    if (one.$ref === undefined) return one;
    const [address = '', path = ''] = one.$ref.split('#');
    let at: unknown = documents.get(address);
    for (const key of path.slice(1).split('/')) at = (at as Record<string, unknown>)[key];
    return followed(at as Schema);
  };
  return followed(schema);
}
