import { allFields, type Draft } from './draft';
import type { Field } from './model';
import { camel } from './words';

export const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** A status says by its word how it stands; the rest is for whoever goes on. */
const looks = [
  { words: /reject|fail|error|declin|block/, tone: 'danger', icon: 'DismissCircle16Regular' },
  { words: /approv|accept|active|paid|done|success|verif/, tone: 'success', icon: 'CheckmarkCircle16Regular' },
  { words: /new|pend|wait|draft|process/, tone: 'warning', icon: 'Clock16Regular' },
  { words: /cancel|clos|expir|archiv/, tone: 'neutral', icon: 'Dismiss16Regular' },
  { words: /./, tone: 'informative', icon: 'Info16Regular' },
] as const;
export const lookOf = (value: string) => looks.find(({ words }) => words.test(value))!; // the last fits every word

export const enumsOf = (draft: Draft) => allFields(draft).filter(({ kind }) => kind === 'enum');
export const lookName = (draft: Draft, field: Field) => camel(`${draft.row}_${field.name}`);
export const messageKey = ({ name }: Field) => (name === 'id' ? 'number' : camel(name));
export const terms = ({ one }: Draft) => `${one}Terms`;
export const drawer = ({ row }: Draft) => `${row}Drawer`;
export const typeOf = (draft: Draft, field: Field) =>
  field.type ??
  `NonNullable<${draft.detail && !draft.fields.includes(field) ? draft.detail.type : draft.row}['${field.name}']>`;

/** The file of calls that the screen asks. */
export const apiFile = ({ service, spec }: Draft) => `src/api/${service}/${camel(spec)}.ts`;
export const rowsHook = ({ operation }: Draft) => `use${operation.charAt(0).toUpperCase()}${operation.slice(1)}Rows`;
export const detailHook = (operation: string) => `use${operation.charAt(0).toUpperCase()}${operation.slice(1)}Query`;
