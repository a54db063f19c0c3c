import { CORE_SCHEMA, load, Type } from 'js-yaml';

const merge = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text) => text === '<<' });
/** JSON's types and merge keys, of which the package's own fuller schema would also make a date out of a text. */
const schema = CORE_SCHEMA.extend({ implicit: [merge] });

/** A document of the contract. Throws an error with line and column where the text is no YAML. */
export const parseYaml = (text: string): unknown => load(text, { schema });
