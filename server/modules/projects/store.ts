import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import type { ProjectFields, ProjectStatus } from './rules';

type ProjectListRow = Reply<'listProjects'>['projects'][number];
export type ProjectRow = Omit<Reply<'getProject'>, 'attachments' | 'history'>;

const listColumns = `p.id, p.version, p.title_ru, p.title_en, p.title_uz, p.address, p.type as "typeProject",
  p.status as "statusProject", p.is_shown as "showProject", p.amount_to_raise as "amountToRaise",
  p.amount_fact as "amountFact", p.amount_lot as "amountLot", p.lots, p.sold_count as "soldCount",
  p.lots - p.sold_count as lots_left,
  (floor(p.amount_fact * 10000 / p.amount_to_raise) / 100)::float8 as raised_percent,
  p.acceptance_deadline as "acceptanceDeadline", p.created_at`;

const described = {
  id: 'p.id',
  from: 'projects p',
  totals: { raise: 'p.amount_to_raise', fact: 'p.amount_fact' },
  orders: {
    created_at: 'p.created_at',
    acceptanceDeadline: 'p.acceptance_deadline',
    amountToRaise: 'p.amount_to_raise',
    raised_percent: 'p.amount_fact / p.amount_to_raise',
  },
  where: {
    statusProject: 'p.status',
    typeProject: 'p.type',
    showProject: 'p.is_shown = $',
    period: 'p.acceptance_deadline',
    search: { id: 'p.id', names: ['p.title_ru', 'p.title_en', 'p.title_uz', 'p.address'] },
  },
};

export const projects = listOf<ProjectListRow, Call<'listProjects'>['query'], 'raise' | 'fact'>({
  ...described,
  select: listColumns,
});

/** One project with all that stands on its card. */
export const wholeProjects = listOf<ProjectRow, Call<'listProjects'>['query'], 'raise' | 'fact'>({
  ...described,
  select: `${listColumns}, p.lat::float8 as lat, p.lon::float8 as lon, p.project_amount as "projectAmount",
    p.amount_of_developer as "amountOfDeveloper", p.expected_income::float8 as "expectedIncome",
    p.profit_divisions as "profitDivisions", p.time_to_profit as "timeToProfit", p.about_company as "aboutCompany",
    p.company_prospects as "companyProspects", p.project_step as "projectStep", p.community_link as "communityLink",
    (select count(*)::int from call_orders c where c.project_id = p.id) as call_orders_count, p.updated_at`,
});

/** The column of each field that a person may write. */
const columns: Record<keyof ProjectFields, string> = {
  title_ru: 'title_ru',
  title_en: 'title_en',
  title_uz: 'title_uz',
  address: 'address',
  lat: 'lat',
  lon: 'lon',
  typeProject: 'type',
  amountToRaise: 'amount_to_raise',
  amountLot: 'amount_lot',
  projectAmount: 'project_amount',
  amountOfDeveloper: 'amount_of_developer',
  acceptanceDeadline: 'acceptance_deadline',
  expectedIncome: 'expected_income',
  profitDivisions: 'profit_divisions',
  timeToProfit: 'time_to_profit',
  aboutCompany: 'about_company',
  companyProspects: 'company_prospects',
  projectStep: 'project_step',
  communityLink: 'community_link',
};
const written = (fields: ProjectFields) =>
  (Object.keys(columns) as (keyof ProjectFields)[]).filter((name) => fields[name] !== undefined);

/** Makes a draft; answers with its number. */
export async function addProject(sql: Sql, fields: ProjectFields, at: string): Promise<number> {
  const { bind, values } = new Where();
  const names = written(fields);
  const columnList = names.map((name) => `, ${columns[name]}`).join('');
  const made = `${bind(at)}, ${bind(at)}`;
  const valueList = names.map((name) => `, ${bind(fields[name])}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into projects (created_at, updated_at${columnList}) values (${made}${valueList}) returning id`,
    values,
  );
  return row!.id; // an insert answers its row
}

interface Changed {
  fields: ProjectFields;
  status?: ProjectStatus;
  isShown?: boolean;
  at: string;
}
/** Writes what is given; the version grows by one. */
export async function changeProject(sql: Sql, id: number, { fields, status, isShown, at }: Changed): Promise<void> {
  const { bind, values } = new Where();
  const sets = written(fields).map((name) => `, ${columns[name]} = ${bind(fields[name])}`);
  if (status !== undefined) sets.push(`, status = ${bind(status)}`);
  if (isShown !== undefined) sets.push(`, is_shown = ${bind(isShown)}`);
  await sql.query(
    `update projects set version = version + 1, updated_at = ${bind(at)}${sets.join('')} where id = ${bind(id)}`,
    values,
  );
}

/** Counts lots as sold; a project whose last one it was is funded. Held by the caller. */
export async function setSold(sql: Sql, id: number, soldCount: number, at: string): Promise<void> {
  await sql.query(
    `update projects set sold_count = $2, status = case when $2 = lots then 'funded' else status end,
       version = version + 1, updated_at = $3 where id = $1`,
    [id, soldCount, at],
  );
}
