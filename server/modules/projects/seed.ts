import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { audit } from '../../shared/auditTrail';
import { sellLots } from './sellLots';
import type { ProjectFields, ProjectStatus } from './rules';
import { addProject, changeProject } from './store';

interface Plan {
  fields: ProjectFields;
  /** Through which it went, the last being where it stands; a draft went through none. */
  life: readonly ProjectStatus[];
  /** Lots sold. */
  sold: number;
  isShown: boolean;
  /** How many days ago it was made. */
  age: number;
  /** In how many days, or how many days ago, it closes. */
  deadline: number;
}

type Named = readonly [ru: string, en: string | null, uz: string | null];
const building = (
  [title_ru, title_en, title_uz]: Named,
  typeProject: NonNullable<ProjectFields['typeProject']>,
  address: string,
  amounts: readonly [raise: string, lot: string, whole: string, developer: string],
  more: ProjectFields = {},
): ProjectFields => ({
  ...{ title_ru, title_en, title_uz, typeProject, address },
  amountToRaise: amounts[0],
  amountLot: amounts[1],
  projectAmount: amounts[2],
  amountOfDeveloper: amounts[3],
  expectedIncome: 24,
  timeToProfit: 18,
  profitDivisions: '70 % прибыли делится между инвесторами по числу лотов, 30 % остаётся застройщику',
  aboutCompany: 'Застройщик работает с 2009 года и сдал 14 домов в Ташкенте и области',
  companyProspects: 'В ближайшие два года планирует ещё три квартала рядом с новыми станциями метро',
  projectStep: 'Получено разрешение на строительство, заложен фундамент',
  communityLink: 'https://t.me/divan_projects',
  ...more,
});

/** Every status and every type; the second is the example of the design: 720 lots, 432 sold, 60 %. */
const plans: readonly Plan[] = [
  {
    fields: building(
      ['Жилой дом «Чинор»', null, null],
      'residential',
      'Ташкентская область, Чирчик, улица Амира Темура, 4',
      ['960000000.00', '1200000.00', '1500000000.00', '540000000.00'],
      { expectedIncome: 0, timeToProfit: 0, projectStep: '', companyProspects: '', communityLink: null },
    ),
    ...{ life: [], sold: 0, isShown: false, age: 4, deadline: 200 },
  },
  {
    fields: building(
      ['ЖК «Bahor»', 'Bahor residence', '«Bahor» turar joy majmuasi'],
      'residential',
      'Ташкент, Мирзо-Улугбекский район, улица Буюк Ипак Йули, 120',
      ['1800000000.00', '2500000.00', '3200000000.00', '1400000000.00'],
      { lat: 41.326142, lon: 69.328611 },
    ),
    ...{ life: ['fundraising'], sold: 432, isShown: true, age: 96, deadline: 75 },
  },
  {
    fields: building(
      ['Бизнес-центр «Registon»', 'Registon business centre', '«Registon» biznes markazi'],
      'commercial',
      'Самарканд, Университетский бульвар, 18',
      ['4500000000.00', '5000000.00', '9000000000.00', '4500000000.00'],
      { expectedIncome: 27.5, timeToProfit: 30, lat: 39.652451, lon: 66.970139 },
    ),
    ...{ life: ['fundraising'], sold: 899, isShown: true, age: 210, deadline: 12 },
  },
  {
    fields: building(
      ['Участки «Chorbogʻ»', 'Chorbog plots', '«Chorbogʻ» yer uchastkalari'],
      'land',
      'Ташкентская область, Бостанлыкский район, посёлок Чарвак',
      ['640000000.00', '800000.00', '640000000.00', '0.00'],
      { expectedIncome: 18.25, timeToProfit: 12 },
    ),
    ...{ life: ['fundraising'], sold: 0, isShown: false, age: 9, deadline: 120 },
  },
  {
    fields: building(
      ['Квартал «Yangi hayot»', 'Yangi Hayot quarter', '«Yangi hayot» mavzesi'],
      'mixed',
      'Ташкент, Сергелийский район, Янги Сергели',
      ['2400000000.00', '4000000.00', '5600000000.00', '3200000000.00'],
      { expectedIncome: 22 },
    ),
    ...{ life: ['fundraising'], sold: 600, isShown: true, age: 180, deadline: -6 },
  },
  {
    fields: building(
      ['Апартаменты «Anhor»', 'Anhor apartments', '«Anhor» apartamentlari'],
      'residential',
      'Ташкент, Шайхантахурский район, набережная Анхора, 7',
      ['1250000000.00', '2500000.00', '2000000000.00', '750000000.00'],
      { projectStep: 'Возведено шесть этажей из девяти' },
    ),
    ...{ life: ['fundraising', 'in_progress'], sold: 500, isShown: true, age: 400, deadline: -160 },
  },
  {
    fields: building(
      ['Торговая галерея «Atlas»', 'Atlas gallery', '«Atlas» savdo galereyasi'],
      'commercial',
      'Фергана, улица Мустакиллик, 33',
      ['780000000.00', '1500000.00', '1100000000.00', '320000000.00'],
      { projectStep: 'Дом сдан, помещения переданы арендаторам' },
    ),
    ...{ life: ['fundraising', 'in_progress', 'completed'], sold: 520, isShown: true, age: 720, deadline: -430 },
  },
  {
    fields: building(
      ['Склады «Karvon»', 'Karvon warehouses', null],
      'commercial',
      'Навои, промышленная зона, участок 11',
      ['1500000000.00', '3000000.00', '2100000000.00', '600000000.00'],
      { communityLink: null },
    ),
    ...{ life: ['fundraising', 'archived'], sold: 37, isShown: false, age: 320, deadline: -90 },
  },
  {
    fields: building(
      ['Земля под посёлок «Tinchlik»', null, '«Tinchlik» qoʻrgʻoni uchun yer'],
      'land',
      'Джизакская область, Зааминский район',
      ['300000000.00', '500000.00', '300000000.00', '0.00'],
    ),
    ...{ life: ['archived'], sold: 0, isShown: false, age: 260, deadline: -40 },
  },
];

/** Nine projects with offers and papers; their pictures come with the files (seed/projectPictures.ts). */
export async function seedProjects(sql: Sql, clock: Clock): Promise<void> {
  const [user] = await sql.query<{ id: number }>(`select id from system_users where username = 'director'`);
  for (const plan of plans) await seedProject(sql, clock, plan, user!.id); // a starter account
  await seedPapers(sql);
}

async function seedProject(sql: Sql, clock: Clock, plan: Plan, userId: number) {
  const { fields, life, sold, isShown, age, deadline } = plan;
  // Its steps are spread evenly over its age.
  const clockAt = (step: number): Clock => {
    const at = daysAgo(clock, age - Math.floor((age * step) / (life.length + 2)));
    return { now: () => at };
  };
  const acceptanceDeadline = timestampOf(daysAgo(clock, -deadline)).slice(0, 10);
  const id = await addProject(sql, { ...fields, acceptanceDeadline }, timestampOf(clockAt(0).now()));
  const tell = (step: number, action: string, field: string, old: string | undefined, now: string) =>
    audit(sql, {
      ...{ user: { id: userId }, clock: clockAt(step), action },
      entity: 'project',
      entityId: id,
      changes: [{ field, old, new: now }],
    });
  await tell(0, 'create', 'statusProject', undefined, 'draft');
  let status: ProjectStatus = 'draft';
  for (const [at, next] of life.entries()) {
    const step = at + 1;
    await changeProject(sql, id, { fields: {}, status: next, at: timestampOf(clockAt(step).now()) });
    await tell(step, 'change_status', 'statusProject', status, next);
    status = next;
    if (next !== 'fundraising' || sold === 0) continue;
    const saleClock = clockAt(step + 0.5);
    await sellLots(sql, { projectId: id, count: Math.ceil(sold / 2), clock: saleClock });
    await sellLots(sql, { projectId: id, count: Math.floor(sold / 2), clock: saleClock });
    const [now] = await sql.query<{ status: ProjectStatus }>('select status from projects where id = $1', [id]);
    status = now!.status; // it was added above
  }
  if (!isShown) return;
  await changeProject(sql, id, { fields: {}, isShown, at: timestampOf(clockAt(life.length + 1).now()) });
  await tell(life.length + 1, 'change_status', 'showProject', 'false', 'true');
}

/** The papers are those of the demonstration: one content under several names. */
async function seedPapers(sql: Sql) {
  await sql.query(
    `insert into project_documents (id, project_id, name, position, file_key, created_at)
     select ('00000000-0000-4000-9000-' || lpad((p.id * 10 + d.position)::text, 12, '0'))::uuid, p.id, d.name, d.position,
       f.key, p.created_at
     from projects p cross join (values ('Оферта.pdf', 1), ('Приложение № 1.pdf', 2)) as d (name, position)
     cross join (select key from files where kind = 'pdf' order by key limit 1) f
     where p.status <> 'draft' and (d.position = 1 or p.is_shown)`,
  );
  await sql.query(
    `insert into project_attachments (project_id, type, title, position, file_key, created_at, updated_at)
     select p.id, 'document', d.title, d.position, f.key, p.created_at, p.created_at
     from projects p cross join (values ('Разрешение на строительство', 1), ('Проектная декларация', 2)) as d (title, position)
     cross join (select key from files where kind = 'pdf' order by key limit 1) f
     where p.is_shown`,
  );
}
