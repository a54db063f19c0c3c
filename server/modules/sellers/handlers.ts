import { hashPassword } from '../../auth/passwords';
import { temporaryPassword } from '../../auth/temporaryPassword';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import { page } from '../../db/list';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { plainText } from '../../shared/plainText';
import { badRequest, conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { bankFault } from '../banks/index';
import { accountHandlers } from './accountHandlers';
import {
  areaOf,
  faultsOfNames,
  missingFields,
  strangeFields,
  type Kind,
  type PosAgentFields,
  type SellerStatus,
} from './rules';
import * as store from './store';

const { posAgents, wholePosAgents } = store;

export const sellerHandlers = {
  ...accountHandlers,

  async listPosAgents({ query, db, requires }) {
    requires(`${areaOf[query.kind]}.query`);
    return page('pos_agents', await posAgents.list(db, query));
  },

  async getPosAgent({ params, db, requires }) {
    const found = await wholePosAgents.find(db, params.id);
    // An address that knows the number of a seller alone asks at 0.
    if (found === undefined || (params.branch !== 0 && params.branch !== found.branch?.id)) throw notFound();
    requires(`${areaOf[found.kind]}.get`);
    return withHistory(db, found.kind, found);
  },

  async createPosAgent(call) {
    const { kind, ...sent } = call.body;
    call.requires(`${areaOf[kind]}.add`);
    const fields = cleaned(sent);
    refuseStrange(kind, fields);
    const missing = missingFields(kind, fields).map((name) => [name, 'required' as const]);
    refuseFaults({ ...faultsOfNames(fields), ...Object.fromEntries(missing) });
    const password = kind === 'seller' ? temporaryPassword() : null;
    // It takes long, and so comes before the transaction.
    const digest = password === null ? undefined : await hashPassword(password);
    return call.db.transaction(async (sql) => {
      await refuseUnknownBranches(sql, fields);
      await refuseUnknownBank(sql, fields);
      const at = timestamp(call.clock);
      const id = await unlessTaken(kind, () => store.addPosAgent(sql, { kind, fields, digest, at }));
      await tell(sql, call, { kind, id }, 'create', [{ field: 'name', new: fields.name }]);
      const made = await withHistory(sql, kind, await wholePosAgents.find(sql, id));
      return { ...made, password };
    });
  },

  updatePosAgent: (call) =>
    call.db.transaction(async (sql) => {
      const { id, status, ...sent } = call.body;
      const before = await wholePosAgents.lock(sql, id);
      if (before === undefined) throw notFound();
      const { kind } = before;
      const fields = cleaned(sent);
      if (Object.keys(fields).length > 0) call.requires(`${areaOf[kind]}.update`);
      if (status !== undefined) refuseStatus(call, kind, status);
      refuseStrange(kind, fields);
      refuseFaults(faultsOfNames(fields));
      await refuseStale(before.version, call.headers['If-Match'], () => withHistory(sql, kind, before));
      await refuseUnknownBranches(sql, fields);
      await refuseUnknownBank(sql, fields, before.mfo);
      const isChanged = changesBetween<Flat>(flatOf(fieldsOf(before)), flatOf(fields)).length > 0;
      const isMoved = status !== undefined && status !== before.status;
      if (isChanged || isMoved) {
        const change = { fields, status: isMoved ? status : undefined, at: timestamp(call.clock) };
        await unlessTaken(kind, () => store.changePosAgent(sql, id, change));
        const after = (await wholePosAgents.find(sql, id))!; // it is held
        await tell(sql, call, before, 'update', changesBetween(spokenOf(before), spokenOf(after)));
        if (isMoved)
          await tell(sql, call, before, 'change_status', [{ field: 'status', old: before.status, new: status }]);
      }
      return withHistory(sql, kind, await wholePosAgents.find(sql, id));
    }),

  deletePosAgent: (call) =>
    call.db.transaction(async (sql) => {
      const { id, branch } = call.params;
      // Against whoever makes an application in his name meanwhile.
      await store.holdForRemoval(sql, id);
      const found = atBranch(await wholePosAgents.lock(sql, id), branch);
      call.requires(`${areaOf[found.kind]}.delete`);
      if (found.accounts_count > 0) throw conflict('agent_in_use', 'The agent has accounts');
      const applications = await store.countApplications(sql, id);
      if (applications > 0)
        throw conflict('seller_sold', 'Applications were made by the seller; he can be blocked', { applications });
      await tell(sql, call, found, 'delete', [{ field: 'name', old: found.name }]);
      await store.removePosAgent(sql, id);
      return undefined;
    }),

  async resetSellerPassword(call) {
    const password = temporaryPassword();
    const digest = await hashPassword(password);
    return call.db.transaction(async (sql) => {
      const seller = await wholePosAgents.lock(sql, call.params.id);
      if (seller?.kind !== 'seller') throw notFound();
      await refuseStale(seller.version, call.headers['If-Match'], () => withHistory(sql, 'seller', seller));
      await store.setPassword(sql, seller.id, digest, timestamp(call.clock));
      await tell(sql, call, seller, 'reset_password', [{ field: 'password' }]);
      return { password };
    });
  },
} satisfies Partial<HandlerMap>;

/** A seller stands under the number of his branch, an agent under 0. */
function atBranch(found: store.PosAgentRow | undefined, branch: number): store.PosAgentRow {
  if (found === undefined || (found.branch?.id ?? 0) !== branch) throw notFound();
  return found;
}

/** Only sellers have a status of their own. */
function refuseStatus({ requires }: Pick<Call<'updatePosAgent'>, 'requires'>, kind: Kind, status: SellerStatus) {
  if (kind === 'agent') throw badRequest('An agent has no status', { status: 'unknown_field' });
  requires(status === 'active' ? 'sellers.enable' : 'sellers.disable');
}

function refuseStrange(kind: Kind, fields: PosAgentFields) {
  const strange = strangeFields(kind, fields);
  if (strange.length > 0)
    throw badRequest(
      `A record of the kind ${kind} has no ${strange.join(', ')}`,
      Object.fromEntries(strange.map((name) => [name, 'unknown_field' as const])),
    );
}

function refuseFaults(faults: Record<string, RefusalCode>) {
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

async function refuseUnknownBranches(sql: Sql, { branch_id: branchId, branch_ids: branchIds = [] }: PosAgentFields) {
  const known = await store.heldBranches(sql, branchId === undefined ? branchIds : [branchId]);
  if (branchId !== undefined && !known.includes(branchId)) throw wrongFields({ branch_id: 'unknown_value' });
  if (branchId === undefined && known.length < branchIds.length) throw wrongFields({ branch_ids: 'unknown_value' });
}

async function refuseUnknownBank(sql: Sql, { mfo }: PosAgentFields, before?: string | null) {
  const fault = await bankFault(sql, mfo, before);
  if (fault) throw wrongFields({ mfo: fault });
}

/** A name to sign in by and an INN are somebody's own; the index decides between two who come at once. */
async function unlessTaken<Result>(kind: Kind, write: () => Promise<Result>): Promise<Result> {
  const refusal: Record<Kind, Record<string, RefusalCode>> = {
    seller: { username: 'username_taken' },
    agent: { inn: 'duplicate_value' },
  };
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw wrongFields(refusal[kind]);
    throw error;
  }
}

async function tell(
  sql: Sql,
  { user, clock }: Pick<Call<'updatePosAgent'>, 'user' | 'clock'>,
  { kind, id }: { kind: Kind; id: number },
  action: string,
  changes: Change[],
) {
  if (changes.length > 0) await audit(sql, { user, clock, action, entity: kind, entityId: id, changes });
}

/** Texts without what nobody sees in them; an empty one that may be left out is none. */
function cleaned<Fields extends PosAgentFields>(fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? plainText(value) || null : value,
  ]);
  // The same fields under the same names.
  return Object.fromEntries(texts) as Fields;
}

const fieldsOf = ({ branch, branches, ...row }: store.PosAgentRow): PosAgentFields => ({
  name: row.name,
  phone: row.phone,
  branch_id: branch?.id,
  username: row.username ?? undefined,
  role: row.role ?? undefined,
  branch_ids: branches.map(({ id }) => id),
  country: row.country,
  city: row.city,
  address: row.address,
  email: row.email,
  bank_name: row.bank_name ?? undefined,
  account_number: row.account_number ?? undefined,
  legal_address: row.legal_address,
  inn: row.inn ?? undefined,
  mfo: row.mfo ?? undefined,
  swift: row.swift,
  position: row.position,
});

/** As fields are compared: the branches of an agent are one text. */
type Flat = Omit<PosAgentFields, 'branch_ids'> & { branch_ids?: string };
const flatOf = ({ branch_ids: ids, ...rest }: PosAgentFields): Flat =>
  ids === undefined ? rest : { ...rest, branch_ids: ids.toSorted((a, b) => a - b).join(', ') };

/** As the journal tells of them: a branch by its name, and by its number, for others may be called alike. */
function spokenOf(row: store.PosAgentRow) {
  const { branch_id: _, branch_ids: __, ...fields } = fieldsOf(row);
  const named = ({ id, name }: { id: number; name: string }) => `${name} (№ ${id})`;
  return { ...fields, branch: row.branch && named(row.branch), branches: row.branches.map(named).join(', ') };
}
