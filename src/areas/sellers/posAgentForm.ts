import type { PosAgent, PosAgentChange, PosAgentNew } from '../../api/payment/sellers';

export type Kind = PosAgent['kind'];

/** What the forms of both kinds hold: texts, and references as choices have them. */
export interface PosAgentValues {
  [name: string]: string | string[];
}

const texts = ['country', 'city', 'address', 'email', 'legal_address', 'swift', 'position'] as const;
const requisites = ['bank_name', 'account_number', 'inn', 'mfo'] as const;

export const emptyValues: Record<Kind, PosAgentValues> = {
  seller: { name: '', phone: '', branch_id: '', username: '', role: '' },
  agent: {
    ...{ name: '', phone: '', branch_ids: [] },
    ...Object.fromEntries([...texts, ...requisites].map((name) => [name, ''])),
  },
};

/** A record as the form of its kind shows it. */
export function valuesOf(record: PosAgent): PosAgentValues {
  const { name, phone } = record;
  if (record.kind === 'seller')
    return {
      ...{ name, phone, branch_id: String(record.branch?.id ?? ''), username: record.username ?? '' },
      role: record.role ?? '',
    };
  return {
    ...{ name, phone, branch_ids: record.branches.map(({ id }) => String(id)) },
    ...Object.fromEntries([...texts, ...requisites].map((field) => [field, record[field] ?? ''])),
  };
}

/** What is sent of the values: nothing where the service has a word for nothing. */
export const sentOf = (values: Partial<PosAgentValues>): Omit<PosAgentChange, 'id'> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'branch_id') return [name, Number(value)];
      if (name === 'branch_ids') return [name, (value as string[]).map(Number)];
      return [name, value === '' && (texts as readonly string[]).includes(name) ? null : value];
    }),
  );

/** A whole new record; the form has seen that what is compulsory is there. */
export const madeOf = (kind: Kind, values: PosAgentValues): PosAgentNew => ({ ...sentOf(values), kind }) as PosAgentNew;
