import { say } from '../../files/workbook';
import { audit } from '../../shared/auditTrail';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import { daysAgo, momentOf, timestamp, timestampOf, today } from '../../shared/clock';
import { Accepted, type Call, type HandlerMap, type OperationId } from '../../http/contract';
import { mapped, page } from '../../db/list';
import { conflict, forbidden, notFound } from '../../shared/problem';
import { leavingOn } from '../investments/index';
import { readPage, readTies, readTotals, type Asked } from './readReport';
import { mayExport, refuseForeign, refuseReportPeriod } from './rules';
import { keptDays } from './runner';
import type { ReportType } from './source';
import { sources } from './sources';
import * as store from './store';

const entity = 'report_job';
/** Reports that a person has under way at most. */
const mostOfOne = 2;

type Runner = Pick<BackgroundRunner, 'wake'>;
type AnyCall = Pick<Call<OperationId>, 'user' | 'clock' | 'db' | 'files' | 'language'>;

/** The calls of reports; the runner is told when there is something to write. */
export const reportHandlers = (runner: Runner) =>
  ({
    ...pagesOrFiles(runner),

    async reportLeftInvestors(call) {
      return begin(runner, call, { ...call.body, type: 'left-investors', row_status: null });
    },

    async beginReport(call) {
      const { status = null, ...asked } = call.body;
      return begin(runner, call, { ...asked, row_status: status });
    },

    async listReportJobs(call) {
      const found = await store.jobsOf.list(call.db, call.query, call.user.id);
      return page(
        'jobs',
        mapped(found, (job) => jobAnswer(job, call)),
      );
    },

    async getReportJob(call) {
      const job = await store.jobsOf.find(call.db, call.params.id, call.user.id);
      if (job === undefined) throw notFound();
      return jobAnswer(job, call);
    },

    async removeReportJob({ db, params, user, clock, files }) {
      const keys = await db.transaction(async (sql) => {
        const job = await store.lockJob(sql, params.id, user.id);
        if (job === undefined) throw notFound();
        const { id, status } = job;
        const isUnderWay = status === 'queued' || status === 'running';
        const change = { field: 'status', old: status, new: isUnderWay ? 'cancelled' : null };
        const action = isUnderWay ? 'cancel' : 'delete';
        await audit(sql, { user, clock, action, entity, entityId: id, changes: [change] });
        if (!isUnderWay) return store.removeJobs(sql, [id]);
        await store.cancelJob(sql, id, timestamp(clock));
        return [];
      });
      // After the transaction: one that is begun again still needs them.
      for (const key of keys) await files.remove(key);
      return undefined;
    },
  }) satisfies Partial<HandlerMap>;

type PageCall = AnyCall & {
  query: { begin_date: string; end_date: string; offset: number; limit?: number; status?: string };
};

/** The ten reports, which differ by nothing but what they tell. */
const pagesOrFiles = (runner: Runner) => {
  const report = (type: ReportType) => async (call: PageCall) => {
    const { begin_date, end_date, offset, limit, status = null } = call.query;
    const asked = { type, begin_date, end_date, row_status: status };
    if (limit === undefined) return new Accepted(await begin(runner, call, asked));
    refuseForeign(call.user, type);
    refuseReportPeriod(type, asked, call.clock);
    return pageOf(call, { ...asked, language: call.language }, { offset, limit });
  };
  return {
    reportInvestments: report('investments'),
    reportClaims: report('claims'),
    reportInvestors: report('investors'),
    reportInvestorsCgu: report('investors-cgu'),
    reportMerchantTransactions: report('merchant-transactions'),
    reportInstallments: report('installments'),
    reportBonds: report('bonds'),
    reportInvestorTransactions: report('investor-transactions'),
    reportCashIn: report('cash-in'),
    reportCashOut: report('cash-out'),
  };
};

async function pageOf({ db, clock }: AnyCall, wanted: Asked, slice: { offset: number; limit: number }) {
  const asked = { ...wanted, leaving: await leavingOn(db, today(clock)) };
  const { count, totals } = await readTotals(db, asked);
  const rows = await readPage(db, asked, slice);
  const ties = await readTies(db, asked, totals);
  return {
    columns: sources[asked.type].columns.map(({ id, kind, title }) => ({
      ...{ id, kind },
      title: say(title, asked.language),
    })),
    rows: rows.map(({ id, cells }) => ({ id, cells: cells.map(inCell) })),
    count,
    totals: totals.map(inCell),
    ties: ties.map(({ place: _, ...tie }) => tie),
  };
}

/** Nothing is an empty text on the wire: each cell keeps its place. */
const inCell = (value: string | null): string => value ?? '';

/** Queues a report; the same that is under way already stands for it, so that a call sent twice begins one. */
async function begin(runner: Runner, call: AnyCall, wanted: Omit<Asked, 'language'>) {
  const { user, clock, db, language } = call;
  const { type } = wanted;
  if (!user.permissions.has('reports.export')) throw forbidden('Permission reports.export is missing');
  refuseForeign(user, type);
  refuseReportPeriod(type, wanted, clock);
  const asked = { ...wanted, language };
  const id = await db.transaction(async (sql) => {
    const underWay = await store.lockUnderWay(sql, user.id);
    const same = underWay.find((one) =>
      (['type', 'begin_date', 'end_date', 'row_status', 'language'] as const).every(
        (name) => one[name] === asked[name],
      ),
    );
    if (same !== undefined) return same.id;
    if (underWay.length >= mostOfOne)
      throw conflict('too_many_reports', 'Two reports of this person are under way already');
    const made = await store.addJob(sql, { ...asked, userId: user.id, at: timestamp(clock) });
    const changes = [{ field: 'type', new: `${type} ${asked.begin_date} ${asked.end_date}` }];
    await audit(sql, { user, clock, action: 'create', entity, entityId: made, changes });
    return made;
  });
  // After the transaction: the writer looks for what is kept.
  runner.wake();
  return { id, url: `/v1/report-jobs/${id}` };
}

function jobAnswer(job: store.JobRow, { user, files }: AnyCall) {
  const { id, type, begin_date, end_date, status, rows, total, size, file_name, created_at, finished_at } = job;
  const key = status === 'done' && mayExport(user, type) ? job.file_key : null;
  return {
    ...{ id, type, begin_date, end_date, status, rows, total, size, file_name, created_at, finished_at },
    file_url: key === null ? null : files.signedUrl(key, file_name ?? undefined),
    kept_until: finished_at === null ? null : keptUntil(finished_at),
  };
}

const keptUntil = (finishedAt: string): string => timestampOf(daysAgo({ now: () => momentOf(finishedAt) }, -keptDays));
