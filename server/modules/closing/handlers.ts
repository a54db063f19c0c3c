import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { audit, withHistory } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { checkLine, checklistOf } from './checklist';
import { isReady, refusalOfStep, stepRefusal, type ChecklistLine, type CheckedLine, type ClosingRow } from './rules';
import * as store from './store';

const entity = 'closing_month';
type By = Pick<Call<OperationId>, 'user' | 'clock'>;

const sentences: Partial<Record<RefusalCode, string>> = {
  same_person: 'Another person takes this step',
  same_role: 'Another role confirms that the month is opened again',
  still_reckoned: 'The month is still being reckoned',
  later_month_closed: 'A later month is closed or being closed',
  month_closed: 'The month is closed',
  month_closing: 'The month is being closed',
  month_not_closed: 'The month is not closed',
  transition_not_allowed: 'The status of the month does not allow this',
};
const refused = (code: RefusalCode, current: ClosingRow) =>
  conflict(code, sentences[code] ?? 'The step is refused', { ...current });

/** A month as this person sees it: what bars him from the next step is a part of it. */
const answerTo =
  (userId: number) =>
  ({ day, has_later, is_same_role, ...row }: store.MonthRow): ClosingRow => ({
    ...row,
    step_refusal: stepRefusal({ ...row, has_later, is_same_role }, userId),
  });

/** `wake` tells the background that there is something to reckon. */
export const closingHandlers = (files: FileStore, wake: () => void) =>
  ({
    async listClosingMonths({ db, query, user }) {
      return page('months', mapped(await store.months.list(db, query, user.id), answerTo(user.id)));
    },

    async getClosingMonth({ db, params, user, clock }) {
      const row = await store.months.find(db, params.id, user.id);
      if (row === undefined) throw notFound();
      const isWritten = row.status === 'closed';
      return {
        ...(await withHistory(db, entity, row, answerTo(user.id))),
        checklist: isWritten ? [] : await withNotes(db, row.id, await checklistOf(db, row.day, today(clock)), clock),
        entries: await (isWritten ? store.writtenEntries : store.closingEntries)(db, row.day),
      };
    },

    async beginClosing({ db, body, user, clock, language }) {
      const day = `${body.month}-01`;
      if (day > today(clock)) throw wrongFields({ month: 'in_future' });
      // Before the month is held, for whoever posts waits for its year; what comes between is seen when it is checked once more.
      const checklist = await checklistOf(db, day, today(clock));
      const begun = await db.transaction(async (sql) => {
        const id = await store.holdMonth(sql, day);
        const current = await found(sql, id, user.id);
        if (current.status === 'closed') throw refused('month_closed', current);
        if (current.status === 'calculating') throw refused('month_closing', current);
        if (!isReady(checklist)) throw conflict('month_not_ready', 'Something stands in the way', { ...current });
        await store.beginMonth(sql, id, { userId: user.id, language, at: timestamp(clock) });
        await noteStatus(sql, { user, clock }, id, 'begin', current.status, 'calculating');
        return found(sql, id, user.id);
      });
      wake();
      return begun;
    },

    async changeClosingMonth(call) {
      const { answer, gone } = await call.db.transaction(async (sql) => {
        const { params, headers, body, user, clock, requires } = call;
        requires(body.status === 'reopened' ? 'closing.disable' : 'closing.enable');
        const known = await store.months.find(sql, params.id, user.id);
        if (known === undefined) throw notFound();
        await store.holdMonth(sql, known.day);
        const row = await store.months.find(sql, params.id, user.id);
        if (row === undefined) throw notFound();
        const current = answerTo(user.id)(row);
        await refuseStale(row.version, headers['If-Match'], async () => current);
        const refusal = refusalOfStep(row, body.status, user.id);
        if (refusal !== undefined) throw refused(refusal, current);
        let dropped: string[] = [];
        if (body.status === 'closed') await close(sql, call, row);
        else if (body.status === 'open') dropped = await stop(sql, { user, clock }, row);
        else await reopen(sql, call, row);
        return { answer: await found(sql, params.id, user.id), gone: dropped };
      });
      // After the transaction: one that is begun again, or rolled back, still has its files.
      for (const key of gone) await files.remove(key);
      return answer;
    },

    async getChecklistLine({ db, params, user, clock }) {
      const row = await store.months.find(db, params.id, user.id);
      if (row === undefined) throw notFound();
      if (row.status === 'closed') throw refused('month_closed', answerTo(user.id)(row));
      return lineNow(db, row, params.code, clock);
    },

    async noteChecklistLine({ db, params, body, user, clock }) {
      const known = await store.months.find(db, params.id, user.id);
      if (known === undefined) throw notFound();
      // Not while the month is held: whoever posts waits for its year.
      const line = await checkLine(db, known.day, today(clock), params.code);
      await db.transaction(async (sql) => {
        // Whoever closes the month waits for the note, or the note is refused.
        await store.holdMonth(sql, known.day);
        const row = await store.months.find(sql, params.id, user.id);
        if (row === undefined) throw notFound();
        if (row.status === 'closed') throw refused('month_closed', answerTo(user.id)(row));
        const text = body.text?.trim() || undefined;
        if (line.count > 0 && text === undefined) throw wrongFields({ text: 'reason_required' });
        await store.addNote(sql, row.id, { line, text, userId: user.id, at: timestamp(clock) });
        await audit(sql, {
          ...{ user, clock, action: 'note_line', entity, entityId: row.id },
          changes: [
            { field: 'line', new: line.code },
            ...(text === undefined ? [] : [{ field: 'comment', new: text }]),
          ],
        });
      });
      const [noted] = await withNotes(db, known.id, [line], clock);
      return noted!; // one for the one that was given
    },

    async checkClosingDigest({ db, params, user, clock }) {
      const row = await store.months.find(db, params.id, user.id);
      if (row === undefined) throw notFound();
      if (row.digest === null) throw refused('month_not_closed', answerTo(user.id)(row));
      const { found, days } = await store.compareDigest(db, row.id, row.day);
      const holds = found === row.digest;
      const said = holds ? [] : days;
      return {
        ...{ holds, kept: row.digest, found, checked_at: timestamp(clock) },
        ...{ first_day: said[0]?.date ?? null, days: said },
      };
    },

    async listClosingFiles({ db, params, user }) {
      if ((await store.months.find(db, params.id, user.id)) === undefined) throw notFound();
      const rows = await store.listFiles(db, params.id);
      return { files: rows.map(({ file_key, ...file }) => ({ ...file, url: files.signedUrl(file_key, file.name) })) };
    },
  }) satisfies Partial<HandlerMap>;

/** Lines as they are answered: when they were checked, and what stands beside them. */
async function withNotes(sql: Sql, id: number, lines: readonly CheckedLine[], clock: Clock): Promise<ChecklistLine[]> {
  const notes = new Map((await store.latestNotes(sql, id)).map(({ code, ...note }) => [code, note]));
  return lines.map((line) => ({ ...line, checked_at: timestamp(clock), note: notes.get(line.code) ?? null }));
}

async function lineNow(
  sql: Sql,
  row: store.MonthRow,
  code: ChecklistLine['code'],
  clock: Clock,
): Promise<ChecklistLine> {
  const [line] = await withNotes(sql, row.id, [await checkLine(sql, row.day, today(clock), code)], clock);
  return line!; // one for the one that was given
}

async function found(sql: Sql, id: number, userId: number): Promise<ClosingRow> {
  const row = await store.months.find(sql, id, userId);
  if (row === undefined) throw notFound();
  return answerTo(userId)(row);
}

const noteStatus = (sql: Sql, by: By, id: number, action: string, old: string, now: string, comment?: string) =>
  audit(sql, {
    ...by,
    action,
    entity,
    entityId: id,
    changes: [
      { field: 'status', old, new: now },
      ...(comment === undefined ? [] : [{ field: 'comment', new: comment }]),
    ],
  });

async function close(sql: Sql, { body, user, clock }: Call<'changeClosingMonth'>, row: store.MonthRow): Promise<void> {
  if (body.month !== row.month) throw wrongFields({ month: 'not_the_same' });
  const at = timestamp(clock);
  await store.postClosing(sql, row.day, at);
  await store.freezeMonth(sql, row.id, row.day, user.id, at);
  await noteStatus(sql, { user, clock }, row.id, 'close', row.status, 'closed');
}

/** Answers the keys of the files that belong to nobody any more. */
async function stop(sql: Sql, by: By, row: store.MonthRow): Promise<string[]> {
  const keys = await store.dropClosing(sql, row.id, timestamp(by.clock));
  await sql.query('delete from files where key = any ($1)', [keys]);
  await noteStatus(sql, by, row.id, 'cancel', row.status, row.revision > 1 ? 'reopened' : 'open');
  return keys;
}

/** The first who asks says why; the second one opens it. */
async function reopen(sql: Sql, { body, user, clock }: Call<'changeClosingMonth'>, row: store.MonthRow): Promise<void> {
  const at = timestamp(clock);
  if (row.reopen_requested_by === null) {
    const reason = body.comment?.trim();
    if (reason === undefined) throw wrongFields({ comment: 'reason_required' });
    await store.askReopening(sql, row.id, user.id, reason, at);
    await audit(sql, {
      ...{ user, clock, action: 'ask_reopening', entity, entityId: row.id },
      changes: [{ field: 'comment', new: reason }],
    });
    return;
  }
  await store.reopenMonth(sql, row.id, at);
  await noteStatus(sql, { user, clock }, row.id, 'reopen', 'closed', 'reopened', row.reopen_reason ?? undefined);
}
