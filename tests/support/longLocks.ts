/** What a migration would lock for as long as the rows of a table take (docs/operations.md). */

const mark = /^-- outside a transaction\n/;

/** Without comments and with empty texts and bodies of functions, which are run by whoever calls them; in lower case, one space each. */
const bare = (text: string) =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The parts of a statement between commas that stand in no brackets. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** A default that is worked out for each row writes the table anew; one that is the same for all of them is noted once. */
const isOfEachRow =
  /\bdefault\b.*\b(clock_timestamp|random|gen_random_uuid|nextval)\b|\b(big|small)?serial\b|\bgenerated\b/;

function ofChange(table: string, change: string): string | undefined {
  const isKey = /\b(primary key|unique)\b/.test(change);
  if (/^alter (column )?\w+ (set data )?type\b/.test(change)) return 'a column keeps its type';
  if (/^alter (column )?\w+ set not null/.test(change)) return 'not null is said by a check that is not valid';
  if (/^set (un)?logged/.test(change)) return `${table} is not written anew`;
  if (!/^add\b/.test(change)) return undefined;
  if (isKey) return / using index /.test(change) ? undefined : `a key of ${table} is added using an index`;
  if (/\b(references|check|exclude)\b/.test(change))
    return / not valid$/.test(change) ? undefined : `a constraint of ${table} is added not valid`;
  if (isOfEachRow.test(change)) return 'a default is the same for all rows';
  return / not null\b/.test(change) && !/ default /.test(change) ? 'not null goes with a default' : undefined;
}

const alteration = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/;

/** What else a file alters of a table is locked until its end: while the rows are looked through, too, where that is done beside it. */
function validatedBeside(statements: readonly string[], isNew: (table: string) => boolean): string[] {
  const changes = statements.flatMap((statement) => {
    const [, table = '', text = ''] = alteration.exec(statement) ?? [];
    return text === ''
      ? []
      : partsOf(text).map((change) => ({ table, validates: /^validate constraint\b/.test(change) }));
  });
  const altered = new Set(changes.filter(({ validates }) => !validates).map(({ table }) => table));
  return changes
    .filter(({ table, validates }) => validates && altered.has(table) && !isNew(table))
    .map(({ table }) => `a constraint of ${table} is validated in a file of its own`);
}

function ofStatement(statement: string, isNew: (table: string) => boolean): (string | undefined)[] {
  const index = /^create (?:unique )?index (concurrently )?.*? on (?:only )?([\w.]+)/.exec(statement);
  if (index?.[1]) return ['concurrently goes outside a transaction'];
  if (index) return isNew(index[2]!) ? [] : [`an index of ${index[2]} is made concurrently`]; // the pattern has the group
  const altered = alteration.exec(statement);
  if (altered) {
    const [, table = '', changes = ''] = altered;
    return isNew(table) ? [] : partsOf(changes).map((change) => ofChange(table, change));
  }
  const [, anew] = /^(?:cluster|vacuum full) ([\w.]+)/.exec(statement) ?? [];
  const [, locked] = /^lock (?:table )?([\w.]+)/.exec(statement) ?? [];
  return [
    anew && `${anew} is not written anew`,
    locked && `${locked} is not locked`,
    /^drop index (?!concurrently)/.test(statement) ? 'an index is dropped concurrently' : undefined,
    /^refresh materialized view (?!concurrently)/.test(statement) ? 'a view is refreshed concurrently' : undefined,
  ];
}

/** The reasons why a migration is not for tables that are full and in use; tables that it makes itself are neither. */
export function longLocks(text: string): string[] {
  const statements = bare(text)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  if (mark.test(text)) {
    if (statements.length !== 1) return ['a file outside a transaction has one statement'];
    return / if (not )?exists /.test(statements[0]!) ? [] : ['it has to bear being done twice'];
  }
  const made = new Set(
    statements.flatMap((one) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? []),
  );
  const isNew = (table: string) => made.has(table);
  const reasons = [...statements.flatMap((one) => ofStatement(one, isNew)), ...validatedBeside(statements, isNew)];
  return [...new Set(reasons)].filter((reason) => reason !== undefined);
}
