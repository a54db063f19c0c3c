const hidden = '***';

/** Fields of an investor, and of what is his, that may tell who he is. */
const personal =
  /name|patronymic|phone|pinfl|inn|inps|passport|address|birthday|account|holder|email|comment|reject_reason/;

interface Person {
  id: number;
  name: string;
}

/** An answer without what tells of a person: the fields of his records, and his name wherever it stands. */
export function withoutPerson(value: unknown, person: Person): unknown {
  const { id, name } = person;
  if (typeof value === 'string') return name === '' ? value : value.replaceAll(name, hidden);
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, person));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const isOfHim = record.investor_id === id || isHim(record, id) || isHim(record.investor, id);
  const entries = Object.entries(record).map(([field, one]) => [
    field,
    isOfHim && typeof one === 'string' && personal.test(field) ? hidden : withoutPerson(one, person),
  ]);
  return Object.fromEntries(entries) as unknown;
}

const isHim = (value: unknown, id: number): boolean =>
  typeof value === 'object' && value !== null && 'subject' in value && (value as { id?: unknown }).id === id;
