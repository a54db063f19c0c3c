import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { faultOfPlain } from '../../shared/plainText';

export type Kind = Reply<'getPosAgent'>['kind'];
export type PosAgentFields = Omit<Call<'updatePosAgent'>['body'], 'id' | 'status'>;
export type SellerStatus = NonNullable<Reply<'getPosAgent'>['status']>;
export type AccountStatus = Reply<'setAgentAccountStatus'>['status'];

/** What an area of rights calls the records of each kind. */
export const areaOf: Record<Kind, 'sellers' | 'pos_agents'> = { seller: 'sellers', agent: 'pos_agents' };

type Field = keyof PosAgentFields;
const ofBoth: readonly Field[] = ['name', 'phone'];
const required: Record<Kind, readonly Field[]> = {
  seller: ['branch_id', 'username', 'role'],
  agent: ['bank_name', 'account_number', 'inn', 'mfo'],
};
const optional: Record<Kind, readonly Field[]> = {
  seller: [],
  agent: ['branch_ids', 'country', 'city', 'address', 'email', 'legal_address', 'swift', 'position'],
};

/** The fields that only the other kind has. */
export const strangeFields = (kind: Kind, fields: object): string[] =>
  Object.keys(fields).filter((name) => ![...ofBoth, ...required[kind], ...optional[kind]].includes(name as Field));

/** What a new record of this kind has to have and lacks. */
export const missingFields = (kind: Kind, fields: PosAgentFields): string[] =>
  required[kind].filter((name) => fields[name] === undefined);

/** What is wrong with names: little is seen of them, or nothing. */
export function faultsOfNames(fields: PosAgentFields): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  for (const field of ['name', 'bank_name'] as const) {
    const text = fields[field];
    const fault = text === undefined ? undefined : faultOfPlain(text, 2);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** new → active ⇄ blocked → closed. */
const steps: Record<AccountStatus, readonly AccountStatus[]> = {
  new: ['active'],
  active: ['blocked'],
  blocked: ['active', 'closed'],
  closed: [],
};
interface Account {
  status: AccountStatus;
  balance: string;
}
/** Why an account does not become so; money on it is asked about last. */
export function refusalOfStep(
  { status, balance }: Account,
  to: AccountStatus,
): 'transition_not_allowed' | 'account_not_zero' | undefined {
  if (!steps[status].includes(to)) return 'transition_not_allowed';
  return to === 'closed' && Number(balance) !== 0 ? 'account_not_zero' : undefined;
}
