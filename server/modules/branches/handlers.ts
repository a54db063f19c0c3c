import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Actor, Call, HandlerMap, Language, OperationId } from '../../http/contract';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { hoursByDay } from '../../shared/weekHours';
import { blockReasonOf, holdMerchant } from '../merchants/index';
import {
  faultsOfNames,
  faultsOfPlace,
  maySwitch,
  refusalOfRemoval,
  type BlockAction,
  type BranchFields,
} from './rules';
import {
  addBranch,
  branches,
  changeBranch,
  countAround,
  holdForRemoval,
  listBlocks,
  listPoints,
  merchantOf,
  moveMain,
  readPlace,
  removeBranch,
  switchBranch,
  wholeBranches,
  type BranchRow,
} from './store';

const entity = 'branch';

/** One branch, named by either family of paths: through its merchant, or by its own number alone. */
interface Place {
  merchantId?: number;
  branchId: number;
}
const through = ({ id, branchId }: { id: number; branchId: number }): Place => ({ merchantId: id, branchId });
const flat = ({ id }: { id: number }): Place => ({ branchId: id });

/** Both families do the same; only how they name the branch differs. */
export const branchHandlers = {
  async listMerchantBranches({ params, query, db, language }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return page('branches', await branches.list(db, { ...query, merchant_id: [params.id] }, language));
  },
  listBranches: async ({ query, db, language }) => page('branches', await branches.list(db, query, language)),

  listBranchPoints: ({ query, db, language }) => listPoints(db, query, language),

  getMerchantBranch: ({ params, db, language }) => branchOf(db, through(params), language),
  getBranch: ({ params, db, language }) => branchOf(db, flat(params), language),

  createMerchantBranch: (call) => create(call, call.params.id, call.body, notFound()),
  createBranch: (call) => {
    const { merchant_id: merchantId, ...fields } = call.body;
    return create(call, merchantId, fields, wrongFields({ merchant_id: 'unknown_value' }));
  },

  updateMerchantBranch: (call) => update(call, through(call.params)),
  updateBranch: (call) => update(call, flat(call.params)),

  deleteMerchantBranch: (call) => remove(call, through(call.params)),
  deleteBranch: (call) => remove(call, flat(call.params)),

  markBranchAsMain: (call) =>
    onBranch(call, through(call.params), async (sql, branch) => {
      await refuseStale(branch.version, call.headers['If-Match'], () => current(sql, branch, call.language));
      if (call.body.is_main === branch.is_main) return;
      if (!call.body.is_main) throw conflict('main_branch', 'Make another branch the main one instead');
      const before = await moveMain(sql, branch.merchant.id, branch.id, timestamp(call.clock));
      await tell(sql, call, branch.id, 'change_main', [{ field: 'is_main', old: false, new: true }]);
      if (before !== undefined)
        await tell(sql, call, before, 'change_main', [{ field: 'is_main', old: true, new: false }]);
    }),

  blockBranch: (call) => switchOver(call, 'block', call.body),
  unblockBranch: (call) => switchOver(call, 'unblock', undefined),

  async listBranchBlocks({ params, query, db, language }) {
    await branchOf(db, through(params), language);
    return page('history', await listBlocks(db, { id: params.branchId, ...query }, language));
  },
} satisfies Partial<HandlerMap>;

type Changing = Actor & Pick<Call<OperationId>, 'db' | 'language'>;

/**
 * Does something to a branch that is held, its merchant first, so that all that is done to the branches of one merchant
 * goes one after another; answers the branch as it is then.
 */
function onBranch(call: Changing, place: Place, change: (sql: Sql, branch: BranchRow) => Promise<void>) {
  return call.db.transaction(async (sql) => {
    const branch = await hold(sql, place, call.language);
    await change(sql, branch);
    return current(sql, branch, call.language);
  });
}

async function hold(sql: Sql, { merchantId, branchId }: Place, language: Language): Promise<BranchRow> {
  const owner = await merchantOf(sql, branchId);
  if (owner === undefined || (merchantId !== undefined && merchantId !== owner)) throw notFound();
  await holdMerchant(sql, owner, 'change');
  const branch = await wholeBranches.lock(sql, branchId, language);
  if (branch === undefined) throw notFound();
  return branch;
}

const current = async (sql: Sql, { id }: { id: number }, language: Language) =>
  withHistory(sql, entity, await wholeBranches.find(sql, id, language));

async function branchOf(sql: Sql, { merchantId, branchId }: Place, language: Language) {
  const branch = await current(sql, { id: branchId }, language);
  if (merchantId !== undefined && merchantId !== branch.merchant.id) throw notFound();
  return branch;
}

/** `missing` is what is said where there is no such merchant. */
function create(call: Changing, merchantId: number, sent: BranchFields, missing: Error) {
  return call.db.transaction(async (sql) => {
    if (!(await holdMerchant(sql, merchantId, 'change'))) throw missing;
    const fields = cleaned(sent);
    await refuseFaults(sql, { ...nowhere, ...fields });
    const id = await addBranch(sql, merchantId, fields, timestamp(call.clock));
    await tell(sql, call, id, 'create', [{ field: 'name', new: fields.name }]);
    return current(sql, { id }, call.language);
  });
}

const update = (call: Changing & Pick<Call<'updateBranch'>, 'body' | 'headers'>, place: Place) =>
  onBranch(call, place, async (sql, branch) => {
    await refuseStale(branch.version, call.headers['If-Match'], () => current(sql, branch, call.language));
    const fields = cleaned(call.body);
    const changed = { ...fieldsOf(branch), ...fields };
    await refuseFaults(sql, changed);
    if (changesBetween(flatOf(fieldsOf(branch)), flatOf(changed)).length === 0) return;
    const before = await spoken(sql, branch.id);
    await changeBranch(sql, branch.id, fields, timestamp(call.clock));
    await tell(sql, call, branch.id, 'update', changesBetween(before, await spoken(sql, branch.id)));
  });

const remove = (call: Changing, place: Place) =>
  call.db.transaction(async (sql) => {
    const branch = await hold(sql, place, call.language);
    await holdForRemoval(sql, branch.id);
    const { others, users, applications } = await countAround(sql, branch.id);
    const refused = refusalOfRemoval({ isMain: branch.is_main, others, users, applications });
    if (refused !== undefined) throw conflict(refused, whyKept[refused], { users, applications });
    await tell(sql, call, branch.id, 'delete', [{ field: 'name', old: branch.name }]);
    await removeBranch(sql, branch.id);
    return undefined;
  });

const whyKept = {
  main_branch: 'Others need a main branch',
  branch_in_use: 'People work there, or a discount holds there',
  branch_sold: 'Applications were made there; it can be blocked',
};

const switchOver = (
  call: Changing & Pick<Call<'blockBranch'>, 'params'>,
  action: BlockAction,
  said: { reason_id: number; comment?: string | null } | undefined,
) =>
  onBranch(call, through(call.params), async (sql, branch) => {
    if (!maySwitch(branch.is_blocked, action))
      throw conflict('transition_not_allowed', `The branch is ${branch.is_blocked ? 'blocked' : 'not blocked'}`, {
        ...(await current(sql, branch, call.language)),
      });
    const { reason, comment } = said ? await blockReasonOf(sql, said) : { reason: undefined, comment: null };
    const { user, clock } = call;
    const [id, merchantId, at] = [branch.id, branch.merchant.id, timestamp(clock)];
    await switchBranch(sql, { id, merchantId, action, reasonId: reason?.id ?? null, comment, userId: user.id, at });
    const changes = [
      { field: 'is_blocked', old: branch.is_blocked, new: action === 'block' },
      ...(reason === undefined ? [] : [{ field: 'reason', new: reason.name }]),
      ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
    ];
    await tell(sql, call, id, action, changes);
  });

async function tell(sql: Sql, { user, clock }: Actor, id: number, action: string, changes: Change[]) {
  await audit(sql, { user, clock, action, entity, entityId: id, changes });
}

const nowhere = { region_id: 0, district_id: null, lat: null, lon: null };

async function refuseFaults(sql: Sql, fields: BranchFields & Parameters<typeof faultsOfPlace>[0]) {
  const faults = {
    ...faultsOfNames(fields),
    ...faultsOfPlace(fields, await readPlace(sql, fields.region_id, fields.district_id)),
  };
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

/** Texts without what nobody sees in them. */
const cleaned = (fields: BranchFields): BranchFields => ({
  ...fields,
  ...(fields.name !== undefined && { name: plainText(fields.name) }),
  ...(fields.address !== undefined && { address: plainText(fields.address) }),
});

const fieldsOf = ({ name, phone, region, district, address, lat, lon, work_schedule }: BranchRow) => ({
  ...{ name, phone, region_id: region.id, district_id: district?.id ?? null, address, lat, lon, work_schedule },
});

/** The fields so that equal ones compare as equal: the hours day by day. */
const flatOf = ({ work_schedule: week, ...rest }: ReturnType<typeof fieldsOf>) => ({ ...rest, ...hoursByDay(week) });

/** A branch as the journal tells of it, which is written in one language: its place by names. */
async function spoken(sql: Sql, id: number) {
  const branch = (await wholeBranches.find(sql, id, 'ru'))!; // it is held
  const { region_id: _, district_id: __, ...fields } = flatOf(fieldsOf(branch));
  return { ...fields, region: branch.region.name, district: branch.district?.name ?? null };
}
