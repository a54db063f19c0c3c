import type { Sql } from '../../db/database';
import { Rows } from '../../db/insertRows';
import { isEmpty } from '../../db/isEmpty';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { namesOfPlace, places } from '../catalogues/index';
import { makePinfl, type Gender } from '../investors/index';
import { entity } from './serialize';

/** Ids of their own, so that none is taken for one of the catalogues. */
const firstRegion = 101;
const firstDistrict = 1001;

/** Regions and districts as the delivery knows them, where there are none. */
export async function seedAddressPlaces(sql: Sql): Promise<void> {
  if (!(await isEmpty(sql, 'address_regions'))) return;
  const regions = new Rows(sql, 'address_regions', { int: 'id', text: 'name_ru name_en name_uz' });
  const districts = new Rows(sql, 'address_districts', { int: 'id region_id', text: 'name_ru name_en name_uz' });
  for (const [at, [ru, en, uz]] of places.entries())
    await regions.add({ id: firstRegion + at, name_ru: ru, name_en: en, name_uz: uz });
  await regions.flush();
  for (const [at, [, , , listed]] of places.entries())
    for (const place of listed.split(',')) {
      const { ru, en, uz } = namesOfPlace(place.trim());
      const id = firstDistrict + districts.count;
      await districts.add({ id, region_id: firstRegion + at, name_ru: ru, name_en: en, name_uz: uz });
    }
  await districts.flush();
}

const size = 600;
const investorsAmong = 40;
/** Days over which they became customers. */
const span = 730;

type Word = readonly [latin: string, cyrillic: string];
const words = (text: string): Word[] => text.split(' ').map((pair) => pair.split('/') as unknown as Word);

// Masculine; the feminine adds -a.
const surnames = words(
  'Abduvaliyev/Абдувалиев Bekmurodov/Бекмуродов Yuldashev/Юлдашев Mirzakarimov/Мирзакаримов Tojiyev/Тожиев Egamov/Эгамов ' +
    'Rasulov/Расулов Ortiqov/Ортиқов Sattorov/Сатторов Nishonov/Нишонов Qurbonov/Қурбонов Hakimov/Ҳакимов Murodov/Муродов ' +
    'Shodiyev/Шодиев Jumayev/Жумаев Toshpoʻlatov/Тошпўлатов Sultonov/Султонов Oripov/Орипов Kamolov/Камолов Xudoyberdiyev/Худойбердиев ' +
    'Azimov/Азимов Rustamov/Рустамов Gʻofurov/Ғофуров Isroilov/Исроилов Mamatov/Маматов Pardayev/Пардаев',
);
const men = words(
  'Bekzod/Бекзод Asror/Асрор Muzaffar/Музаффар Oybek/Ойбек Shohruh/Шоҳрух Elyor/Элёр Nuriddin/Нуриддин Abror/Аброр Diyor/Диёр ' +
    'Samandar/Самандар Ibrohim/Иброҳим Mirzohid/Мирзоҳид Firdavs/Фирдавс Olim/Олим Komron/Комрон Ozod/Озод',
);
const women = words(
  'Munisa/Муниса Nilufar/Нилуфар Hilola/Ҳилола Shoira/Шоира Mavluda/Мавлуда Dilfuza/Дилфуза Gulchehra/Гулчеҳра Sabina/Сабина ' +
    'Zarina/Зарина Ozoda/Озода Nafisa/Нафиса Muattar/Муаттар Laylo/Лайло Charos/Чарос Komila/Комила Marjona/Маржона',
);
const russianMen = 'Артём Максим Денис Евгений Тимур Руслан Станислав Вадим'.split(' ');
const russianWomen = 'Алина Екатерина Оксана Диана Лилия Вера Яна Эльвира'.split(' ');
const russianSurnames = 'Смирнов Фёдоров Макаров Никитин Орлов Богданов Степанов Ковалёв'.split(' ');
const streets = [
  ...[
    'улица Мукими',
    'Navoiy koʻchasi',
    'улица Истиклол',
    'Mustaqillik koʻchasi',
    'улица Шота Руставели',
    'Bobur koʻchasi',
  ],
  ...[
    'Oqtepa koʻchasi',
    'улица Фурката',
    'Beruniy koʻchasi',
    'массив Каракамыш-1',
    'Gagarin koʻchasi',
    'улица Тинчлик',
  ],
];
const workStreets = ['улица Амира Темура', 'проспект Бунёдкор', 'Shahrisabz koʻchasi', 'улица Кичик халка йули'];
const offices = [
  'ОВД Юнусабадского района',
  'Chilonzor tumani IIB',
  'Самаркандский ГОВД',
  'Fargʻona shahar IIB',
  'IIV 26401',
];
const employments = [
  ...(['employed', 'employed', 'employed', 'self_employed', 'employed', 'entrepreneur'] as const),
  ...(['employed', 'pensioner', 'employed', 'student', 'self_employed', 'unemployed'] as const),
];
const reasons = [
  'Просил не звонить и закрыть доступ',
  'Номер телефона сменил владельца, клиент не отвечает',
  'Дубль: работаем с другой карточкой',
  'Kartalari yoʻqolgan, oʻzi murojaat qildi',
  'Подозрение на чужие документы, передано в безопасность',
];
const operators = ['90', '91', '93', '94', '95', '97', '98', '99', '88', '33', '77', '50'];

/** Numbers that look random and are the same every time. */
function chancesOf(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x2f6e2b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)]!, // below the length
  };
}
type Chances = ReturnType<typeof chancesOf>;

interface Person {
  investor_id: number | null;
  first_name: string;
  last_name: string;
  patronymic: string | null;
  birthday: string;
  gender: Gender;
  phone_number: string;
  pinfl: string | null;
  passport_id: string | null;
  photo_key: string | null;
}

const two = (value: number) => String(value).padStart(2, '0');
const phoneOf = ({ pick, int }: Chances) => `998${pick(operators)}${int(1_000_000, 9_999_999)}`;

function makePerson(chances: Chances): Person {
  const { chance, pick, int } = chances;
  const gender: Gender = chance(0.53) ? 'male' : 'female';
  const isMan = gender === 'male';
  const birthday = `${chance(0.1) ? int(2001, 2006) : int(1956, 2000)}-${two(int(1, 12))}-${two(int(1, 28))}`;
  const own = {
    ...{ investor_id: null, birthday, gender, phone_number: phoneOf(chances), photo_key: null },
    pinfl: chance(0.96) ? makePinfl(birthday, gender, int(1, 999), int(1, 999)) : null,
    passport_id: chance(0.94) ? `${pick(['AA', 'AB', 'AC', 'AD', 'FA'])}${int(1_000_000, 9_999_999)}` : null,
  };
  if (chance(0.18)) {
    const surname = pick(russianSurnames) + (isMan ? '' : 'а');
    return { ...own, first_name: pick(isMan ? russianMen : russianWomen), last_name: surname, patronymic: null };
  }
  const script = chance(0.6) ? 0 : 1;
  const father = pick(men)[script];
  const child = [isMan ? 'oʻgʻli' : 'qizi', isMan ? 'ўғли' : 'қизи'][script];
  return {
    ...own,
    first_name: pick(isMan ? men : women)[script],
    last_name: pick(surnames)[script] + (isMan ? '' : ['a', 'а'][script]),
    patronymic: chance(0.8) ? `${father} ${child}` : null,
  };
}

/** People who are investors, too: one of each PINFL, each with his passport and photo. */
const findInvestors = (sql: Sql) =>
  sql.query<Person>(
    `select * from (
       select distinct on (i.pinfl) i.id as investor_id, i.first_name, i.last_name, i.patronymic, i.birthday, i.gender, i.phone_number,
         i.pinfl, d.passport_id,
         (select p.file_key from investor_photos p where p.investor_id = i.id and p.kind = 'profile' limit 1) as photo_key
       from investors i left join personal_documents d on d.investor_id = i.id
       where i.subject = 'individual' and i.status in ('active', 'current') and num_nulls(i.pinfl, i.birthday, i.gender, i.first_name,
         i.last_name) = 0 and i.phone_number ~ '^998[0-9]{9}$' and (d.passport_id is null or d.passport_id ~ '^[A-Z]{2}[0-9]{7}$')
       order by i.pinfl, i.id) found order by investor_id limit $1`,
    [investorsAmong],
  );

/** Six of them came a second time: three with the same phone, three with the same passport. */
function secondTime(person: Person, at: number, chances: Chances): Person {
  const byPhone = at % 2 === 0;
  return {
    ...person,
    ...{ investor_id: null, pinfl: null, photo_key: null },
    ...(byPhone ? { passport_id: null } : { phone_number: phoneOf(chances) }),
  };
}

function peopleOf(investors: readonly Person[]): Person[] {
  const people: Person[] = [];
  for (let at = 0; at < size; at++) {
    const chances = chancesOf(9_000 + at);
    const investor = at % 13 === 5 ? investors[Math.floor(at / 13)] : undefined;
    const first = at % 97 === 95 ? people[at - 40] : undefined;
    people.push(
      investor ?? (first === undefined ? makePerson(chances) : secondTime(first, Math.floor(at / 97), chances)),
    );
  }
  return people;
}

/** 600 customers: 40 of them investors, six of them twice, some put out of use. What they owe comes with their contracts. */
export async function seedCustomers(sql: Sql, clock: Clock): Promise<void> {
  await seedAddressPlaces(sql);
  const people = peopleOf(await findInvestors(sql));
  const photos = await sql.query<{ key: string }>(
    `select file_key as key from investor_photos where kind = 'profile' group by file_key order by min(investor_id) limit 40`,
  );
  const [staff] = await sql.query<{ id: number }>(`select id from system_users where username = 'moderator'`);
  const rows = new Rows(sql, 'customers', {
    int: 'id investor_id',
    text: `status first_name last_name patronymic gender phone_number pinfl passport_id passport_issue_place birthplace citizenship photo_key employment_type`,
    date: 'birthday passport_issue_date',
    numeric: 'income',
    timestamp: 'created_at updated_at',
  });
  const belongings = belongingsOf(sql, await findDistricts(sql), clock);
  const journal = new Rows(sql, 'audit', {
    timestamp: 'happened_at',
    int: 'user_id',
    text: 'action entity entity_id field old_value new_value',
  });
  const entries: Parameters<typeof journal.add>[0][] = [];
  for (const [at, person] of people.entries()) {
    const id = at + 1;
    const chances = chancesOf(50_000 + id);
    const made = daysAgo(clock, 2 + Math.floor(((size - id) * span) / size));
    const left = at % 19 === 7 && person.investor_id === null ? daysAgo(clock, 1 + (at % 9)) : undefined;
    const employment = person.birthday < '1962-01-01' ? 'pensioner' : chances.pick(employments);
    const issued = `${chances.int(2013, 2024)}-${two(chances.int(1, 12))}-${two(chances.int(1, 28))}`;
    const hasPassport = person.passport_id !== null;
    const photo = person.photo_key ?? (at % 3 === 0 && photos.length > 0 ? photos[at % photos.length]!.key : null); // within the list
    await rows.add({
      ...person,
      ...{ id, photo_key: photo, status: left === undefined ? 'active' : 'inactive' },
      employment_type: employment,
      income: employment === 'unemployed' || employment === 'student' ? null : `${chances.int(24, 190) * 100_000}.00`,
      passport_issue_date: hasPassport ? issued : null,
      passport_issue_place: hasPassport ? chances.pick(offices) : null,
      birthplace: chances.chance(0.85) ? chances.pick(places)[0] : null,
      citizenship: chances.chance(0.97) ? 'Узбекистан' : 'Казахстан',
      created_at: timestampOf(made),
      updated_at: timestampOf(left ?? made),
    });
    const told = { entity, entity_id: String(id), field: 'status', old_value: null };
    entries.push({ ...told, happened_at: timestampOf(made), user_id: null, action: 'create', new_value: 'active' });
    const by = { ...told, user_id: staff?.id ?? null };
    if (at % 11 === 3) {
      const old = maskPhone(phoneOf(chances));
      const changed = { field: 'phone_number', old_value: old, new_value: maskPhone(person.phone_number) };
      entries.push({ ...by, ...changed, action: 'update', happened_at: timestampOf(daysAgo(clock, 1 + (at % 2))) });
    }
    if (left !== undefined) {
      const when = { ...by, happened_at: timestampOf(left), action: 'change_status' };
      entries.push({ ...when, old_value: 'active', new_value: 'inactive' });
      entries.push({ ...when, field: 'reason', new_value: chances.pick(reasons) });
    }
    belongings.plan(id, chances, timestampOf(made));
  }
  await rows.finish();
  await belongings.write();
  for (const entry of entries.sort((a, b) => String(a.happened_at).localeCompare(String(b.happened_at))))
    await journal.add(entry);
  await journal.flush();
}

interface District {
  id: number;
  region_id: number;
}
const findDistricts = (sql: Sql) => sql.query<District>('select id, region_id from address_districts order by id');

/** The addresses and contacts of customers, gathered until these are written. */
function belongingsOf(sql: Sql, districts: readonly District[], clock: Clock) {
  const addresses = new Rows(sql, 'customer_addresses', {
    int: 'customer_id region_id district_id',
    text: 'type street house apartment cadastre',
    boolean: 'matches_registration',
    timestamp: 'updated_at',
  });
  const contacts = new Rows(sql, 'customer_contacts', {
    int: 'id customer_id relation_id',
    text: 'full_name phone_number',
    timestamp: 'created_at',
  });
  const planned: Parameters<typeof addresses.add>[0][] = [];
  const asked: Omit<Parameters<typeof contacts.add>[0], 'id'>[] = [];
  const placeOf = (chances: Chances, ways: readonly string[]) => {
    // Every second lives in the capital, whose districts come first.
    const { id, region_id } = chances.chance(0.45) ? districts[chances.int(0, 11)]! : chances.pick(districts); // twelve of them
    const flat = chances.chance(0.6) ? String(chances.int(1, 96)) : null;
    const house = `${chances.int(1, 140)}${chances.chance(0.15) ? 'А' : ''}`;
    return { region_id, district_id: id, street: chances.pick(ways), house, apartment: flat };
  };
  return {
    plan(customerId: number, chances: Chances, at: string) {
      const common = { customer_id: customerId, cadastre: null, updated_at: at };
      const add = (type: string, place: ReturnType<typeof placeOf>, matches = false) =>
        planned.push({ ...common, ...place, type, matches_registration: matches });
      const registration = chances.chance(0.95) ? placeOf(chances, streets) : undefined;
      if (registration !== undefined) add('registration', registration);
      if (chances.chance(0.65)) {
        const matches = registration !== undefined && chances.chance(0.55);
        add('residence', matches ? registration : placeOf(chances, streets), matches);
      }
      if (chances.chance(0.4)) add('delivery', placeOf(chances, streets));
      if (chances.chance(0.5)) add('work', placeOf(chances, workStreets));
      const count = customerId % 7 === 0 ? 0 : chances.int(1, 3);
      for (let place = 0; place < count; place++) {
        const { first_name, last_name, phone_number } = makePerson(chancesOf(200_000 + customerId * 5 + place));
        const contact = { full_name: `${last_name} ${first_name}`, phone_number, relation_id: chances.int(1, 9) };
        asked.push({ ...contact, customer_id: customerId, created_at: timestampOf(daysAgo(clock, 1)) });
      }
    },
    async write() {
      for (const row of planned) await addresses.add(row);
      await addresses.flush();
      for (const row of asked) await contacts.add({ ...row, id: contacts.count + 1 });
      await contacts.finish();
    },
  };
}
