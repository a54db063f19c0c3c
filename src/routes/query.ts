import type { Params, ValuesOf } from '../lib/query';

/** What an address says behind its path; a name with several values is repeated. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A number is said as text, and so is yes or no. */
type Sayable<Value> =
  | Extract<Value, string | readonly string[]>
  | (number extends Value ? `${number}` : never)
  | (boolean extends Value ? 'true' | 'false' : never);

/** What a link to a screen may say: the parameters that its file exports, with their values. */
export type QueryOf<Module> = Module extends { parameters: infer P extends Params }
  ? { readonly [Name in keyof P]?: Sayable<ValuesOf<P>[Name]> }
  : Query;

/** The query as it stands in an address, with its `?`; empty when nothing is said. */
export function searchOf(query: Query): string {
  const said = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}
