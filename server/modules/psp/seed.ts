import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

type Form = 'phone' | 'account' | 'card' | 'code';

const categories: readonly (readonly [
  icon: string,
  ru: string,
  en: string,
  uz: string,
  form: Form,
  services: string,
])[] = [
  ['phone', 'Мобильная связь', 'Mobile', 'Mobil aloqa', 'phone', 'Beeline Ucell Mobiuz Uztelecom Humans Perfectum OQ'],
  [
    'internet',
    'Интернет',
    'Internet',
    'Internet',
    'account',
    'Uzonline Comnet Sarkor Turon EVO Sharq Beeline_Home Cron',
  ],
  ['tv', 'Телевидение', 'Television', 'Televideniye', 'account', 'UzDigital Stars_TV iTV Sarkor_TV Turon_TV Cinerama'],
  [
    'home',
    'Коммунальные услуги',
    'Utilities',
    'Kommunal xizmatlar',
    'account',
    'Электричество Газ Вода Мусор Отопление Лифт ТСЖ Домофон',
  ],
  [
    'transport',
    'Транспорт',
    'Transport',
    'Transport',
    'card',
    'ATTO Метро Автобус Парковка Uzrailways MyTaxi Yandex_Go',
  ],
  [
    'car',
    'Штрафы и авто',
    'Fines and cars',
    'Jarimalar va avto',
    'code',
    'Штрафы_ГАИ Техосмотр Страховка Автономер Платные_дороги',
  ],
  [
    'bank',
    'Банки и кредиты',
    'Banks and loans',
    'Banklar va kreditlar',
    'account',
    'Кредит_Ипотека Кредит_Хамкор Кредит_Капитал Кредит_Асака Микрозайм Вклад_Анор Вклад_Апекс Рассрочка',
  ],
  [
    'education',
    'Образование',
    'Education',
    'Taʼlim',
    'code',
    'НУУз ТАТУ Вестминстер Инха Детский_сад Школа Курсы_IELTS',
  ],
  [
    'state',
    'Госуслуги',
    'State services',
    'Davlat xizmatlari',
    'code',
    'my_gov Налог_на_имущество Налог_на_землю Госпошлина Паспорт Суд Нотариус',
  ],
  ['shop', 'Магазины', 'Shops', 'Doʻkonlar', 'account', 'Uzum Texnomart Mediapark Korzinka Makro Havas Olcha Asaxiy'],
  ['game', 'Игры', 'Games', 'Oʻyinlar', 'account', 'Steam PUBG Roblox PlayStation Xbox Free_Fire World_of_Tanks'],
  [
    'health',
    'Здоровье',
    'Health',
    'Salomatlik',
    'code',
    'Аптека_Oxymed Клиника_Akfa Анализы_Swiss Стоматология Скорая_помощь',
  ],
  [
    'gift',
    'Благотворительность',
    'Charity',
    'Xayriya',
    'account',
    'Мехр_Нури Эзгу_Амал Красный_Полумесяц Вакф Закят Юксалиш',
  ],
  ['travel', 'Путешествия', 'Travel', 'Sayohat', 'code', 'Uzairways Centrum_Air Отели Туры Виза Экскурсии Хадж'],
];

const field = (name: string, ru: string, en: string, uz: string, type: string, mask: string | null) => ({
  ...{ name, label_ru: ru, label_en: en, label_uz: uz, type, mask, required: true },
});
const forms: Record<Form, ReturnType<typeof field>[]> = {
  phone: [field('phone', 'Номер телефона', 'Phone number', 'Telefon raqami', 'phone', '00 000 00 00')],
  account: [field('account', 'Лицевой счёт', 'Account', 'Shaxsiy hisob', 'number', '0000000000')],
  card: [
    field(
      'card',
      'Номер транспортной карты',
      'Number of the transport card',
      'Transport kartasi raqami',
      'number',
      '0000 0000 0000',
    ),
  ],
  code: [
    field('document', 'Номер документа', 'Number of the document', 'Hujjat raqami', 'text', null),
    field('payer', 'ФИО плательщика', 'Name of the payer', 'Toʻlovchi F.I.Sh.', 'text', null),
  ],
};

/** Fourteen categories and ninety-six services, seven of which are off. */
export async function seedPsp(sql: Sql, clock: Clock): Promise<void> {
  const at = timestampOf(daysAgo(clock, 200));
  await sql.query(
    `insert into psp_categories (name_ru, name_en, name_uz, icon, sequence_number, updated_at)
     select ru, en, uz, icon, place, $5 from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as c (icon, ru, en, uz, place)`,
    [...[0, 1, 2, 3].map((place) => categories.map((one) => one[place])), at],
  );
  const services = categories.flatMap(([, , , , form, names], category) =>
    names.split(' ').map((name, place) => ({
      category: category + 1,
      place: place + 1,
      name: name.replaceAll('_', ' '),
      fields: forms[form],
    })),
  );
  await sql.query(
    `insert into psp_services (category_id, name_ru, code, provider, min_amount, max_amount, commission_percent, cashback_percent, fields,
       sequence_number, is_active, updated_at)
     select (select id from psp_categories order by id offset s.category - 1 limit 1), s.name, 'service_' || n,
       (array['Paynet', 'Munis', 'Upay'])[1 + n % 3], (array[500, 1000, 5000])[1 + n % 3], (array[5000000, 10000000, 20000000])[1 + n % 3],
       (array[0, 0.5, 1, 0, 1.5])[1 + n % 5], (array[1.25, 0, 0.5, 2])[1 + n % 4], s.fields, s.place, n % 13 <> 0, $2
     from jsonb_to_recordset($1::jsonb) as s (category int, place int, name text, fields jsonb, n int) order by s.n`,
    [JSON.stringify(services.map((one, at) => ({ ...one, n: at + 1 }))), at],
  );
}
