/** Who the customers of the demonstration are. */
import type { Sql } from '../../db/database';
import { makePinfl, type Gender } from '../investors/index';

export const size = 600;
const investorsAmong = 40;
/** Days over which they became customers. */
export const span = 730;

type Word = readonly [latin: string, cyrillic: string];
const words = (text: string): Word[] =>
  text.split(' ').map((pair) => {
    const [latin = '', cyrillic = ''] = pair.split('/');
    return [latin, cyrillic];
  });

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
export const streets = [
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
export const workStreets = ['улица Амира Темура', 'проспект Бунёдкор', 'Shahrisabz koʻchasi', 'улица Кичик халка йули'];
export const offices = [
  'ОВД Юнусабадского района',
  'Chilonzor tumani IIB',
  'Самаркандский ГОВД',
  'Fargʻona shahar IIB',
  'IIV 26401',
];
export const employments = [
  ...(['employed', 'employed', 'employed', 'self_employed', 'employed', 'entrepreneur'] as const),
  ...(['employed', 'pensioner', 'employed', 'student', 'self_employed', 'unemployed'] as const),
];
export const reasons = [
  'Просил не звонить и закрыть доступ',
  'Номер телефона сменил владельца, клиент не отвечает',
  'Дубль: работаем с другой карточкой',
  'Kartalari yoʻqolgan, oʻzi murojaat qildi',
  'Подозрение на чужие документы, передано в безопасность',
];
const operators = ['90', '91', '93', '94', '95', '97', '98', '99', '88', '33', '77', '50'];

/** Numbers that look random and are the same every time. */
export function chancesOf(seed: number) {
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
export type Chances = ReturnType<typeof chancesOf>;

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

export const two = (value: number) => String(value).padStart(2, '0');
export const phoneOf = ({ pick, int }: Chances) => `998${pick(operators)}${int(1_000_000, 9_999_999)}`;

export function makePerson(chances: Chances): Person {
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
export const findInvestors = (sql: Sql) =>
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

export function peopleOf(investors: readonly Person[]): Person[] {
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
