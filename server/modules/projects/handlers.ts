import type { Sql } from '../../db/database';
import type { Actor, HandlerMap } from '../../http/contract';
import type { FileStore } from '../../files/store';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { listAttachments } from './fileStore';
import { attachmentAnswer, entity, projectFileHandlers } from './files';
import { faultsOfTerms, mayMove, type ProjectFields } from './rules';
import { addProject, changeProject, projects, type ProjectRow, wholeProjects } from './store';

const noWords: Partial<ProjectFields> = { amountOfDeveloper: '0.00' };

export const projectHandlers = {
  ...projectFileHandlers,

  async listProjects({ query, db }) {
    const { rows, count, totals } = await projects.list(db, query);
    return { projects: rows, total: count, totals: { amountToRaise: totals.raise, amountFact: totals.fact } };
  },

  getProject: ({ params, db, files }) => projectOf(db, files, params.id),

  createProject: (call) =>
    call.db.transaction(async (sql) => {
      const fields = { ...noWords, ...trimmed(call.body) } as typeof call.body & { amountOfDeveloper: string };
      refuseFaults(fields);
      const id = await addProject(sql, fields, timestamp(call.clock));
      const made = [{ field: 'statusProject', new: 'draft' }];
      const { user, clock } = call;
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes: made });
      return projectOf(sql, call.files, id);
    }),

  updateProject: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { statusProject, showProject, ...rest } = call.body;
      const project = await wholeProjects.lock(sql, id);
      if (project === undefined) throw notFound();
      const fields = trimmed(rest);
      if (Object.keys(fields).length > 0) call.requires('projects.update');
      if (statusProject !== undefined || showProject !== undefined) call.requires('projects.enable');
      await refuseStale(project.version, call.headers['If-Match'], () => projectOf(sql, call.files, id));
      const changes = changesBetween<ProjectFields>(fieldsOf(project), fields);
      const changesLots = changes.some(({ field }) => field === 'amountToRaise' || field === 'amountLot');
      if (project.soldCount > 0 && changesLots)
        throw conflict('lots_sold', 'Lots are sold: the amount to raise and the lot stay');
      refuseFaults({ ...project, ...fields });
      if (statusProject !== undefined && !mayMove(project.statusProject, statusProject))
        throw conflict('transition_not_allowed', `The project is ${project.statusProject}, not to be ${statusProject}`);
      // One that comes back with all of its lots sold has nothing to raise.
      const isFull = statusProject === 'fundraising' && project.lots_left === 0;
      const now = isFull ? 'funded' : statusProject;
      const isShown = showProject === project.showProject ? undefined : showProject;
      if (changes.length === 0 && now === undefined && isShown === undefined) return projectOf(sql, call.files, id);
      await changeProject(sql, id, { fields, status: now, isShown, at: timestamp(call.clock) });
      await tell(sql, call, id, 'update', changes);
      await tell(sql, call, id, 'change_status', [
        ...(now === undefined ? [] : [{ field: 'statusProject', old: project.statusProject, new: now }]),
        ...(isShown === undefined ? [] : [{ field: 'showProject', old: project.showProject, new: isShown }]),
      ]);
      return projectOf(sql, call.files, id);
    }),
} satisfies Partial<HandlerMap>;

async function tell(sql: Sql, { user, clock }: Actor, id: number, action: string, changes: Change[]) {
  if (changes.length > 0) await audit(sql, { user, clock, action, entity, entityId: id, changes });
}

/** Texts without blanks at their ends; an empty translation is none. */
function trimmed<Fields extends ProjectFields>(fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return [name, text === '' && (name === 'title_en' || name === 'title_uz') ? null : text];
  });
  // The same fields under the same names.
  return Object.fromEntries(texts) as Fields;
}

const fieldsOf = ({ statusProject: _, showProject: __, ...project }: ProjectRow): ProjectFields => project;

function refuseFaults(terms: Parameters<typeof faultsOfTerms>[0]) {
  const faults = faultsOfTerms(terms);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

async function projectOf(sql: Sql, files: Pick<FileStore, 'signedUrl'>, id: number) {
  const attachments = await listAttachments(sql, id);
  return withHistory(sql, entity, await wholeProjects.find(sql, id), (row) => ({
    ...row,
    attachments: attachments.map((one) => attachmentAnswer(one, files)),
  }));
}
