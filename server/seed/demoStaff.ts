type Line = readonly [
  username: string,
  lastName: string,
  firstName: string,
  middleName: string | null,
  roles: readonly string[],
  branch: string | null,
];

// The name of a merchant's account is its code.
const lines: readonly Line[] = [
  ['a.abdullaev', 'Абдуллаев', 'Азиз', 'Рустамович', ['moderator'], 'Ташкент, головной офис'],
  ['a.aliev', 'Алиев', 'Анвар', null, ['moderator'], 'Ташкент, головной офис'],
  ['b.botirova', 'Ботирова', 'Барно', 'Шавкатовна', ['moderator'], 'Самарканд'],
  ['v.vasileva', 'Васильева', 'Вера', 'Игоревна', ['accountant'], 'Ташкент, головной офис'],
  ['g.ganiev', 'Ганиев', 'Гайрат', null, ['kam'], 'Фергана'],
  ['g.gulyamova', 'Гулямова', 'Гульнора', 'Тахировна', ['hunter'], 'Бухара'],
  ['d.davronov', 'Давронов', 'Дилшод', null, ['hunter'], 'Наманган'],
  ['d.djuraeva', 'Джураева', 'Дилфуза', 'Акмаловна', ['accountant'], 'Ташкент, головной офис'],
  ['e.ergashev', 'Эргашев', 'Элдор', null, ['kam'], 'Андижан'],
  ['f.fayziev', 'Файзиев', 'Фаррух', 'Баходирович', ['Взыскание'], 'Ташкент, головной офис'],
  ['f.fozilova', 'Фозилова', 'Феруза', null, ['Взыскание'], 'Самарканд'],
  ['h.hamidov', 'Хамидов', 'Хуршид', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['h.hakimova', 'Хакимова', 'Хилола', 'Умидовна', ['Колл-центр'], 'Ташкент, колл-центр'],
  ['i.ibragimov', 'Ибрагимов', 'Икром', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['i.islomova', 'Исломова', 'Ирода', 'Фарходовна', ['Колл-центр'], 'Самарканд'],
  ['j.jalolov', 'Жалолов', 'Жамшид', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['k.kadyrov', 'Кадыров', 'Камол', 'Нодирович', ['kam'], 'Ташкент, головной офис'],
  ['k.karimov', 'Каримов', 'Кобил', null, ['hunter'], 'Самарканд'],
  ['k.kim', 'Ким', 'Константин', 'Андреевич', ['Аудитор'], 'Ташкент, головной офис'],
  ['l.lee', 'Ли', 'Лариса', null, ['accountant'], 'Ташкент, головной офис'],
  ['l.latipov', 'Латипов', 'Лазиз', null, ['Недвижимость'], 'Ташкент, головной офис'],
  ['m.mirzaev', 'Мирзаев', 'Мансур', 'Улугбекович', ['Недвижимость'], 'Ташкент, головной офис'],
  ['m.mahmudova', 'Махмудова', 'Мадина', null, ['Контент'], 'Ташкент, головной офис'],
  ['m.muminov', 'Муминов', 'Музаффар', null, ['kam'], 'Нукус'],
  ['n.nazarova', 'Назарова', 'Нилуфар', 'Бахтиёровна', ['Контент'], 'Ташкент, головной офис'],
  ['n.normatov', 'Норматов', 'Нодир', null, ['moderator'], 'Фергана'],
  ['n.nurmatova', 'Нурматова', 'Наргиза', 'Искандаровна', ['Контент'], 'Ташкент, головной офис'],
  ['o.ochilov', 'Очилов', 'Ойбек', null, ['hunter'], 'Карши'],
  ['o.olimov', 'Олимов', 'Отабек', 'Шухратович', ['administrator'], 'Ташкент, головной офис'],
  ['p.pak', 'Пак', 'Павел', null, ['Аудитор'], 'Ташкент, головной офис'],
  ['q.qosimov', 'Касымов', 'Кахрамон', null, ['moderator'], 'Андижан'],
  ['r.rahmonov', 'Рахмонов', 'Равшан', 'Эркинович', ['kam', 'hunter'], 'Ташкент, головной офис'],
  ['r.rustamova', 'Рустамова', 'Рано', null, ['Колл-центр'], 'Бухара'],
  ['s.saidov', 'Саидов', 'Санжар', null, ['moderator', 'Контент'], 'Ташкент, головной офис'],
  ['s.sobirov', 'Собиров', 'Сардор', 'Алишерович', ['Взыскание'], 'Фергана'],
  ['s.sultanova', 'Султанова', 'Сабина', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['sh.sharipov', 'Шарипов', 'Шерзод', null, ['kam'], 'Самарканд'],
  ['sh.shodieva', 'Шодиева', 'Шахноза', 'Ботировна', ['accountant'], 'Ташкент, головной офис'],
  ['t.tashmatov', 'Ташматов', 'Тимур', null, ['hunter'], 'Ташкент, головной офис'],
  ['u.umarov', 'Умаров', 'Улугбек', 'Хасанович', ['Взыскание'], 'Ташкент, головной офис'],
  ['u.usmonova', 'Усмонова', 'Умида', null, ['moderator'], 'Наманган'],
  ['v.vohidov', 'Вохидов', 'Вали', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['x.xolmatov', 'Холматов', 'Хасан', null, ['kam'], 'Термез'],
  ['y.yusupov', 'Юсупов', 'Ёркин', 'Абдуллаевич', ['hunter'], 'Ургенч'],
  ['z.zakirova', 'Закирова', 'Зульфия', null, ['Колл-центр'], 'Ташкент, колл-центр'],
  ['z.ziyoev', 'Зиёев', 'Зафар', null, [], 'Ташкент, головной офис'],
  ['m-7001', 'Артель-Сервис', 'Касса', null, [], null],
  ['m-7002', 'Макро', 'Касса', null, [], null],
  ['m-7003', 'Корзинка', 'Касса', null, [], null],
  ['m-7004', 'Медиапарк', 'Касса', null, [], null],
  ['m-7005', 'Техномарт', 'Касса', null, [], null],
];
const closed = ['d.davronov', 'i.ibragimov', 'l.lee', 'q.qosimov', 'x.xolmatov', 'm-7004'];

/** Everybody's figures follow from the place in the list, so that each start makes the same rows. */
export const people = lines.map(([username, lastName, firstName, middleName, roles, branch], at) => ({
  ...{ username, lastName, firstName, middleName, roles, branch },
  userType: branch === null ? 'merchant' : 'system',
  isActive: !closed.includes(username),
  phone: `99890${1_200_000 + at * 73_127}`,
  /** Days since the account was opened. */
  begun: 400 - at * 7,
  /** Days since the last sign-in; some never came, and merchants are refused. */
  lastLogin: branch === null || at % 11 === 10 ? undefined : (at * 5) % 40,
}));

interface CustomRole {
  name: string;
  description: string;
  /** As `id.action`. */
  permissions: string[];
  scopes: string[];
  /** The services in which it has a namesake; the policies follow from the permissions. */
  services: ('payment' | 'investment')[];
}

const read = (...ids: string[]) => ['dashboard.get', ...ids.flatMap((id) => [`${id}.query`, `${id}.get`])];

/** Roles as an administrator would make them. */
export const customRoles: CustomRole[] = [
  {
    name: 'Взыскание',
    description: 'Просрочка и графики',
    permissions: [...read('installments', 'customers', 'agreements'), 'installments.update'],
    scopes: ['line.instalments'],
    // The files of a signed contract are taken by the service of investments.
    services: ['payment', 'investment'],
  },
  {
    name: 'Колл-центр',
    description: 'Звонки и вопросы клиентов',
    permissions: [...read('customers', 'orders', 'call_orders', 'investors'), 'call_orders.update'],
    scopes: ['line.instalments', 'line.marketplace'],
    services: ['payment', 'investment'],
  },
  {
    name: 'Контент',
    description: 'Баннеры, истории и уведомления',
    permissions: [
      ...read('banners', 'stories', 'faq', 'notifications', 'fomo'),
      ...['banners', 'stories', 'faq'].flatMap((id) => [`${id}.add`, `${id}.update`]),
    ],
    scopes: ['line.marketplace'],
    services: ['payment'],
  },
  {
    name: 'Недвижимость',
    description: 'Проекты недвижимости',
    permissions: [...read('projects', 'call_orders'), 'projects.add', 'projects.update'],
    scopes: ['line.real_estate', 'region.tashkent_city'],
    services: ['investment'],
  },
  {
    name: 'Аудитор',
    description: 'Внутренний аудит: только чтение',
    permissions: read('investors', 'investments', 'claims', 'gl', 'expenses', 'incomes', 'reports', 'rbac'),
    scopes: ['line.investments'],
    services: ['investment'],
  },
  {
    name: 'Стажёр',
    description: 'Пока никому не выдана',
    permissions: read('investors'),
    scopes: [],
    services: [],
  },
];
