import type { Gender } from '../../modules/investors/pinfl';
import type { Random } from './random';

export interface PersonName {
  first_name: string;
  last_name: string;
  patronymic: string;
  gender: Gender;
}
/** The same word in Latin and in Cyrillic letters. */
type Word = [latin: string, cyrillic: string];

const words = (text: string): Word[] => text.split(' ').map((pair) => pair.split('/') as Word);

// Masculine; the feminine adds -a.
const surnames = words(
  'Karimov/Каримов Rahimov/Рахимов Yusupov/Юсупов Abdullayev/Абдуллаев Ismoilov/Исмоилов Nazarov/Назаров ' +
    'Tursunov/Турсунов Saidov/Саидов Hamidov/Хамидов Umarov/Умаров Aliyev/Алиев Mirzayev/Мирзаев Ergashev/Эргашев ' +
    'Sharipov/Шарипов Xolmatov/Холматов Qodirov/Қодиров Toʻxtayev/Тўхтаев Joʻrayev/Жўраев Oʻrinov/Ўринов ' +
    'Xasanov/Хасанов Gʻaniyev/Ғаниев Normatov/Норматов Raximov/Рахимов Sobirov/Собиров Usmonov/Усмонов ' +
    'Valiyev/Валиев Zokirov/Зокиров Boboyev/Бобоев Eshmatov/Эшматов Haydarov/Ҳайдаров Islomov/Исломов ' +
    'Jalilov/Жалилов Komilov/Комилов Latipov/Латипов Mahmudov/Маҳмудов Nurmatov/Нурматов Otajonov/Отажонов ' +
    'Poʻlatov/Пўлатов Qosimov/Қосимов Ruziyev/Рузиев Salimov/Салимов Temirov/Темиров Ubaydullayev/Убайдуллаев ' +
    'Vohidov/Воҳидов Yoʻldoshev/Йўлдошев Ziyodullayev/Зиёдуллаев Ashurov/Ашуров Botirov/Ботиров Choriyev/Чориев ' +
    'Davronov/Давронов Fayzullayev/Файзуллаев Gulomov/Гуломов',
);
// All end in a consonant, so that -ovich and -ovna follow.
const men = words(
  'Rustam/Рустам Aziz/Азиз Dilshod/Дилшод Baxtiyor/Бахтиёр Sherzod/Шерзод Jasur/Жасур Otabek/Отабек Ulugʻbek/Улуғбек ' +
    'Sanjar/Санжар Temur/Темур Nodir/Нодир Akmal/Акмал Farhod/Фарҳод Alisher/Алишер Botir/Ботир Jahongir/Жаҳонгир ' +
    'Umid/Умид Ilhom/Илҳом Husan/Ҳусан Hasan/Ҳасан Oʻktam/Ўктам Shavkat/Шавкат Davron/Даврон Eldor/Элдор ' +
    'Gʻayrat/Ғайрат Islom/Ислом Kamol/Камол Laziz/Лазиз Mansur/Мансур Nurbek/Нурбек Odil/Одил Ravshan/Равшан ' +
    'Sardor/Сардор Tohir/Тоҳир Xurshid/Хуршид Yorqin/Ёрқин Zafar/Зафар Behruz/Беҳруз Doniyor/Дониёр Javlon/Жавлон',
);
const women = words(
  'Dilnoza/Дилноза Malika/Малика Nigora/Нигора Gulnora/Гулнора Sevara/Севара Zulfiya/Зулфия Feruza/Феруза ' +
    'Shahnoza/Шаҳноза Madina/Мадина Kamola/Камола Nodira/Нодира Lola/Лола Umida/Умида Barno/Барно Oydin/Ойдин ' +
    'Gavhar/Гавҳар Mohira/Моҳира Saodat/Саодат Zebo/Зебо Yulduz/Юлдуз Oʻgʻiloy/Ўғилой Nargiza/Наргиза Dildora/Дилдора ' +
    'Iroda/Ирода Maftuna/Мафтуна Robiya/Робия Sitora/Ситора Xurshida/Хуршида Aziza/Азиза Durdona/Дурдона',
);
const russianSurnames =
  'Иванов Петров Кузнецов Соколов Попов Лебедев Козлов Новиков Морозов Волков Зайцев Павлов'.split(' ');
const steadySurnames = 'Ким Пак Цой Ли Хван Бондаренко Шевченко Ткаченко'.split(' ');
const russianMen = 'Сергей Андрей Дмитрий Алексей Владимир Виктор Олег Игорь Павел Роман'.split(' ');
const russianWomen = 'Елена Ольга Наталья Татьяна Ирина Светлана Марина Анна Юлия Виктория'.split(' ');
const russianFathers = 'Сергеев Андреев Дмитриев Алексеев Владимиров Викторов Олегов Петров Иванов Романов'.split(' ');

/** A person of Uzbekistan: four in five Uzbek, in the letters and the kind of patronymic of their papers. */
export function personName(random: Random, gender: Gender): PersonName {
  if (random.chance(0.2)) return russianName(random, gender);
  const script = random.chance(0.55) ? 0 : 1;
  const female = gender === 'female';
  const father = random.pick(men)[script];
  // prettier-ignore
  const child = ([['oʻgʻli', 'qizi'], ['ўғли', 'қизи']] as const)[script][female ? 1 : 0];
  // prettier-ignore
  const russianEnding = ([['ovich', 'ovna'], ['ович', 'овна']] as const)[script][female ? 1 : 0];
  return {
    last_name: random.pick(surnames)[script] + (female ? ['a', 'а'][script] : ''),
    first_name: random.pick(female ? women : men)[script],
    patronymic: random.chance(0.6) ? `${father} ${child}` : father + russianEnding,
    gender,
  };
}

function russianName(random: Random, gender: Gender): PersonName {
  const female = gender === 'female';
  const surname = random.pick(russianSurnames) + (female ? 'а' : '');
  return {
    last_name: random.chance(0.3) ? random.pick(steadySurnames) : surname,
    first_name: random.pick(female ? russianWomen : russianMen),
    patronymic: random.pick(russianFathers) + (female ? 'на' : 'ич'),
    gender,
  };
}

const companyWords = words(
  'NUR/Нур INVEST/Инвест ZAMIN/Замин QURILISH/Курилиш TEXNO/Техно AGRO/Агро SAVDO/Савдо BARAKA/Барака ISHONCH/Ишонч ' +
    'OLTIN/Олтин VODIY/Водий ORIENT/Ориент SILK/Силк TEKS/Текс MEBEL/Мебель TRANS/Транс PLAST/Пласт METALL/Металл ' +
    'GRAND/Гранд HUMO/Хумо KELAJAK/Келажак SAMO/Само BUNYOD/Бунёд IMKON/Имкон',
);

export function companyName(random: Random): string {
  const latin = random.chance(0.5);
  const script = latin ? 0 : 1;
  const own = `${random.pick(companyWords)[script]} ${random.pick(companyWords)[script]}`;
  if (latin) return `«${own}» ${random.pick(['MCHJ', 'MCHJ', 'XK', 'AJ', 'QK MCHJ'])}`;
  return `${random.pick(['ООО', 'ООО', 'ЧП', 'АО', 'СП ООО'])} «${own}»`;
}
