/** How one value of a list's state is written in the address and read back. */
export interface Param<Value> {
  /** The value when the address says nothing; it is never written. */
  fallback: Value;
  /** `clean` is false when some of the texts made no sense; `value` is what could be kept. */
  read(texts: readonly string[]): { value: Value; clean: boolean };
  write(value: Value): string[];
  /** Whether the value narrows the list: such a filter has a chip and is undone by "clear all". */
  narrows(value: Value): boolean;
  /** The value may name a person; it then lives beside the address, in the state of the history entry. */
  isPersonal?(value: Value): boolean;
}

export type Params = Record<string, Param<unknown>>;
export type ValuesOf<P extends Params> = { [Name in keyof P]: P[Name] extends Param<infer Value> ? Value : never };

/** Texts of the parameters that are kept out of the address. */
export type Hidden = Readonly<Record<string, readonly string[]>>;

/** The typed values of an address; `ignored` names the parameters that were wholly or partly without sense. */
export function readParams<P extends Params>(
  params: P,
  search: URLSearchParams,
  hidden: Hidden = {},
): { values: ValuesOf<P>; ignored: string[]; exposed: boolean } {
  const ignored: string[] = [];
  let exposed = false;
  const entries = Object.entries(params).map(([name, param]) => {
    const texts = hidden[name] ?? search.getAll(name);
    if (texts.length === 0) return [name, param.fallback];
    const { value, clean } = param.read(texts);
    if (!clean) ignored.push(name);
    if (search.has(name) && param.isPersonal?.(value)) exposed = true;
    return [name, value];
  });
  return { values: Object.fromEntries(entries) as ValuesOf<P>, ignored, exposed };
}

/** The address and what stays beside it; parameters of the base address that are not ours are kept. */
export function writeParams<P extends Params>(
  params: P,
  values: ValuesOf<P>,
  base: URLSearchParams,
): { search: URLSearchParams; hidden: Hidden } {
  const search = new URLSearchParams(base);
  const hidden: Record<string, string[]> = {};
  for (const [name, param] of Object.entries(params)) {
    search.delete(name);
    const value: unknown = values[name];
    if (sameTexts(param.write(value), param.write(param.fallback))) continue;
    const texts = param.write(value);
    if (param.isPersonal?.(value)) hidden[name] = texts;
    else for (const text of texts.length > 0 ? texts : ['']) search.append(name, text);
  }
  return { search, hidden };
}

export function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}
