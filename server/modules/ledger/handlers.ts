/** Postings that people make: drafted by one, posted or rejected by another, and reversed. */
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import { audit, changesBetween, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { conflict, badRequest, notFound, wrongFields } from '../../shared/problem';
import { isDay } from '../../shared/period';
import { refuseStale } from '../../shared/versionCheck';
import {
  findPartnerPayout,
  lockPartnerPayout,
  owedToPartners,
  owePartner,
  payPartner,
  type PartnerPayout,
} from '../dividends/index';
import { attachable, removeUnnamed } from '../uploads/index';
import { postingAnswer } from './answers';
import { entity } from './readHandlers';
import {
  faultsOfPayout,
  faultsOfTerms,
  linesOf,
  refusalOfAction,
  type DraftLine,
  type PostedAccount,
  type PostingKind,
  type PostingTerms,
} from './rules';
import * as store from './postingStore';
import { refuseBeforeShut, refuseShutMonth } from './shutMonths';
import { faultsOfTaking, findTakenEntry, isEntryLink, refuseSecondTaking } from './takenBack';

type Creating = Call<'createCashIn' | 'createCashOut' | 'createCashInOut'>;
type Changing = Call<'changePosting'>;

const create =
  (kind: PostingKind) =>
  (call: Creating): Promise<Reply<'createCashIn'>> =>
    call.db.transaction(async (sql) => {
      const { user, clock, body } = call;
      const draft = await checked(sql, call, kind, body);
      const id = await store.insertDraft(sql, draft.values, { kind, userId: user.id, at: timestamp(clock) });
      await store.setLines(sql, id, draft.lines);
      const made = { status: 'draft', kind, ...journalled(draft) };
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes: changesBetween({}, made) });
      return postingAnswer(sql, call, id);
    });

export const postingHandlers = {
  createCashIn: create('cash_in'),
  createCashOut: create('cash_out'),
  createCashInOut: create('cash_in_out'),

  async changePosting(call) {
    const { action } = call.body;
    call.requires(action === 'update' ? 'gl.update' : 'gl.enable');
    const { answer, gone = [] } = await call.db.transaction(async (sql) => {
      const posting = await lockFresh(sql, call);
      return steps[action](sql, call, posting);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },
} satisfies Partial<HandlerMap>;

interface Done {
  answer: Reply<'changePosting'>;
  /** The keys of files that nothing names any more. */
  gone?: readonly string[];
}
type Step = (sql: Sql, call: Changing, posting: store.LockedPosting) => Promise<Done>;

const steps: Record<Changing['body']['action'], Step> = {
  async update(sql, call, posting) {
    const { terms } = call.body;
    if (terms === undefined) throw wrongFields({ terms: 'required' });
    const before = {
      operation: await store.findOperation(sql, posting.operation_id, posting.kind),
      values: await store.findValues(sql, posting.id),
      lines: await store.findDraftLines(sql, posting.id),
    };
    const draft = await checked(sql, call, posting.kind, terms, { id: posting.id, values: before.values });
    await store.setDraft(sql, posting.id, draft.values);
    await store.setLines(sql, posting.id, draft.lines);
    const changes = changesBetween<Record<string, string | number | null>>(journalled(before), journalled(draft));
    await record(sql, call, posting.id, changes);
    const left = before.values.file_key;
    const gone = left !== null && left !== draft.values.file_key ? await removeUnnamed(sql, [left]) : [];
    return { answer: await postingAnswer(sql, call, posting.id), gone };
  },

  async post(sql, call, posting) {
    const lines = await store.findDraftLines(sql, posting.id);
    const share = await shareToPay(sql, posting);
    const accounts = accountsFor(share, await store.findPostedAccounts(sql, accountsOf(lines)));
    // An account may have been put out of use since it was drafted.
    if (accounts.some((account) => !account.is_postable) && !posting.is_reversal)
      throw conflict('account_not_manual', 'An account takes no postings of people any more');
    await refuseSecondTaking(sql, posting);
    const at = timestamp(call.clock);
    if (share !== undefined) await payPartner(sql, share.id, { postingId: posting.id, at });
    if (posting.reverses_id !== null) await owePartner(sql, posting.reverses_id);
    await store.postDraft(sql, posting, { userId: call.user.id, at });
    // Once the numbers of the year are held: whoever closes a month of it has done so, or waits.
    await refuseBeforeShut(sql, posting.date, posting.operation_id);
    const answer = await postingAnswer(sql, call, posting.id);
    await record(sql, call, posting.id, [
      { field: 'status', old: 'draft', new: 'posted' },
      { field: 'number', new: answer.number },
    ]);
    return { answer };
  },

  async reject(sql, call, posting) {
    const reason = call.body.reason?.trim() ?? '';
    if (reason === '') throw wrongFields({ reason: 'reason_required' });
    await store.rejectDraft(sql, posting.id, { userId: call.user.id, at: timestamp(call.clock), reason });
    await record(sql, call, posting.id, [
      { field: 'status', old: 'draft', new: 'rejected' },
      { field: 'reason', new: reason },
    ]);
    return { answer: await postingAnswer(sql, call, posting.id) };
  },

  async reverse(sql, call, posting) {
    const { user, clock, body } = call;
    const date = body.date ?? today(clock);
    if (!isDay(date)) throw wrongFields({ date: 'no_such_day' });
    if (date > today(clock)) throw wrongFields({ date: 'in_future' });
    if (date < posting.date) throw wrongFields({ date: 'before_posting' });
    await refuseShutMonth(sql, date, posting.operation_id);
    const id = await store.insertReversal(sql, posting.id, { date, userId: user.id, at: timestamp(clock) });
    const answer = await postingAnswer(sql, call, id);
    await record(sql, call, posting.id, [{ field: 'reversal', new: id }]);
    await audit(sql, {
      ...{ user, clock, action: 'create', entity, entityId: id },
      changes: [
        { field: 'status', new: 'draft' },
        { field: 'reverses', new: answer.reverses?.number },
        { field: 'amount', new: answer.amount },
      ],
    });
    return { answer };
  },
};

/** The share that a draft pays, held: of two drafts for one share the first that is posted pays it. */
async function shareToPay(
  sql: Sql,
  posting: store.LockedPosting,
): Promise<(PartnerPayout & { id: number }) | undefined> {
  const { link_type: type, link_id: id } = posting;
  if (type !== 'profit_distribution' || id === null || posting.is_reversal) return undefined;
  const share = await lockPartnerPayout(sql, id);
  if (!share?.is_payable) throw conflict('share_not_payable', 'The share is paid already or may not be paid yet');
  return { ...share, id };
}

/** People post to the account of what partners are owed where they pay it, and nowhere else. */
const accountsFor = (share: PartnerPayout | undefined, accounts: readonly PostedAccount[]) =>
  share === undefined
    ? accounts
    : accounts.map((account) => (account.id === owedToPartners ? { ...account, is_postable: true } : account));

const record = (sql: Sql, { user, clock, body: { action } }: Changing, id: number, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId: id, changes });

/** The posting, held, as the caller saw it, where he may do with it what he asks. */
async function lockFresh(sql: Sql, call: Changing): Promise<store.LockedPosting> {
  const { params, headers, body, user } = call;
  const posting = await store.lockPosting(sql, params.id);
  if (posting === undefined) throw notFound();
  await refuseStale(posting.version, headers['If-Match'], () => postingAnswer(sql, call, params.id));
  const refused = refusalOfAction(posting, body.action, user.id);
  if (refused !== undefined)
    throw conflict(refused, refusals[refused], { ...(await postingAnswer(sql, call, params.id)) });
  return posting;
}

const refusals = {
  auto_entry: 'The system posted this; it is put right by its record',
  transition_not_allowed: 'The status does not allow this',
  not_own_draft: 'Only whoever made a draft changes it',
  same_person: 'Another person posts or rejects what you made',
  already_reversed: 'It is reversed already',
};

interface Draft {
  /** By its name, for the journal. */
  operation: string | undefined;
  values: store.DraftValues;
  lines: DraftLine[];
}

const accountsOf = (lines: readonly DraftLine[]) => lines.flatMap(({ debit, credit }) => [debit, credit]);

/** What was filled in, as it is kept; refuses what is wrong with it. */
async function checked(
  sql: Sql,
  call: Creating | Changing,
  kind: PostingKind,
  terms: PostingTerms,
  before?: { id: number; values: store.DraftValues },
): Promise<Draft> {
  const { to_account_id: to, lines: parts = [], link = null } = terms;
  if (to !== undefined && parts.length > 0)
    throw badRequest('Either one account or lines take the amount', { to_account_id: 'unknown_field' });
  const named = [terms.account_id, ...(to === undefined ? [] : [to]), ...parts.map(({ account_id }) => account_id)];
  const share = link?.type === 'profit_distribution' ? await findPartnerPayout(sql, link.id) : undefined;
  const taken = link !== null && isEntryLink(link) ? link : undefined;
  const entry = taken && (await findTakenEntry(sql, taken, { but: before?.id }));
  const accounts = accountsFor(share, await store.findPostedAccounts(sql, named));
  const faults = {
    ...faultsOfTerms(kind, terms, { today: today(call.clock), accounts }),
    ...(share && faultsOfPayout(kind, terms, { ...share, account: owedToPartners })),
    ...(taken && entry && faultsOfTaking(kind, terms, { ...entry, type: taken.type })),
  };
  const operation = await store.findOperation(sql, terms.operation_id, kind);
  if (operation === undefined) faults.operation_id = 'unknown_value';
  if (link !== null && !(await store.linkExists(sql, link))) faults.link = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  await refuseShutMonth(sql, terms.date, terms.operation_id);
  return {
    operation,
    lines: linesOf(kind, terms),
    values: {
      ...{ date: terms.date, operation_id: terms.operation_id, account_id: terms.account_id, amount: terms.amount },
      ...{ description: textOr(terms.description), counterparty: textOr(terms.counterparty) },
      document_number: textOr(terms.document_number),
      ...{ link_type: link?.type ?? null, link_id: link?.id ?? null },
      ...(await fileOf(sql, call, terms.file_id ?? null, before?.values)),
    },
  };
}

const textOr = (text: string | null | undefined) => text?.trim() || null;

type File = Pick<store.DraftValues, 'file_id' | 'file_key' | 'file_name'>;

/** The file of a draft: the one it has, or an upload of the caller. */
async function fileOf(sql: Sql, { user }: Creating | Changing, sent: string | null, before?: File): Promise<File> {
  if (sent === null) return { file_id: null, file_key: null, file_name: null };
  const fileId = sent.toLowerCase();
  if (before?.file_id === fileId) return { file_id: fileId, file_key: before.file_key, file_name: before.file_name };
  const file = await attachable(sql, { id: sent, userId: user.id, field: 'file_id' });
  return { file_id: fileId, file_key: file.key, file_name: file.name };
}

/** What the journal says of a draft. */
const journalled = ({ values, operation = '', lines }: Draft): Record<string, string | number | null> => ({
  ...{ date: values.date, amount: values.amount, operation },
  lines: lines.map(({ debit, credit, amount }) => `${debit} → ${credit}: ${amount}`).join('; '),
  ...{ description: values.description, counterparty: values.counterparty, document_number: values.document_number },
  link: values.link_type === null ? null : `${values.link_type} ${values.link_id}`,
  file: values.file_name,
});
