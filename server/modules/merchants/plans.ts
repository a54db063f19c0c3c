/** The demonstration: forty merchants of whom some are in every state that somebody has to look at. */

type State = 'negative' | 'ending' | 'ended' | 'new';

export interface Plan {
  name: string;
  legalName: string;
  type: 'product' | 'service';
  /** By the order of the catalogue, from 1. */
  region: number;
  street: string;
  /** What it leaves to the platform of each purchase price. */
  discount: number;
  markup: number;
  /** How much it sells: about so many orders a month. */
  size: number;
  state?: State;
  /** Why it is blocked: the code of the reason, and what was said of it. */
  block?: readonly [code: string, comment: string];
}

const goods = (name: string, region: number, street: string, rest: Partial<Plan> = {}): Plan => ({
  ...{ name, region, street, type: 'product', legalName: `ООО «${name}»`, discount: 5, markup: 24, size: 4, ...rest },
});
const service = (name: string, region: number, street: string, rest: Partial<Plan> = {}): Plan =>
  goods(name, region, street, { type: 'service', discount: 8, markup: 20, size: 2, ...rest });

export const plans: readonly Plan[] = [
  goods('Texnomart', 1, 'улица Шота Руставели, 22', { legalName: 'ООО «Texnomart Retail»', size: 9, discount: 4.5 }),
  goods('Mediapark', 1, 'улица Амира Темура, 107', { size: 8, discount: 4 }),
  goods('Idea Market', 1, 'Катартал, 28', { size: 6 }),
  goods('Olcha Savdo', 1, 'улица Нукус, 85', { size: 7, discount: 3.75 }),
  goods('Malika Smart', 1, 'Лабзак, 12А', { size: 5, state: 'ending' }),
  goods('Artel Home', 12, 'Чирчик, улица Навои, 3', { size: 5, discount: 6 }),
  goods('Goodzone', 1, 'Юнусабад, 4-й квартал, 60', { size: 5 }),
  goods('Asaxiy Books', 1, 'улица Афросиёб, 14', { size: 3, markup: 18 }),
  goods('Zamon Mebel', 1, 'Сергели, улица Янги Сергели, 9', { size: 3, discount: 7 }),
  goods('Buxoro Mebel', 4, 'Бухара, улица Б. Накшбанда, 77', { state: 'ending' }),
  goods('Samarqand Texnika', 9, 'Самарканд, Университетский бульвар, 5', { size: 6 }),
  goods('Registon Mobile', 9, 'Самарканд, улица Гагарина, 41', { size: 3 }),
  goods('Fargʻona Elektr', 13, 'Фергана, улица Мустакиллик, 18', { legalName: 'ООО «Farg‘ona Elektr Savdo»' }),
  goods('Qoʻqon Bozori', 13, 'Коканд, улица Истиклол, 2', { legalName: 'ООО «Qo‘qon Savdo Markazi»', size: 3 }),
  goods('Andijon Avto', 3, 'Андижан, проспект Бабура, 50', { size: 3, discount: 6.5, state: 'ended' }),
  goods('Namangan Texno', 8, 'Наманган, улица Дустлик, 11'),
  goods('Chust Pichoq', 8, 'Чуст, улица Навои, 7', { size: 2, markup: 15 }),
  goods('Xorazm Savdo', 14, 'Ургенч, улица Аль-Хорезми, 33', { size: 3 }),
  goods('Xiva Gilam', 14, 'Хива, улица Пахлаван Махмуда, 4', { size: 2, state: 'negative' }),
  goods('Nukus Komfort', 2, 'Нукус, улица Досназарова, 90', { size: 3 }),
  goods('Qarshi Universal', 6, 'Карши, улица Ислама Каримова, 270', { size: 3, state: 'ending' }),
  goods('Shahrisabz Olam', 6, 'Шахрисабз, улица Ипак Йули, 15', { size: 2 }),
  goods('Termiz Market', 10, 'Термез, улица Ат-Термизи, 21', {
    size: 2,
    block: ['documents', 'Лицензия закончилась 1-го числа'],
  }),
  goods('Guliston Texnika', 11, 'Гулистан, улица Саёхат, 6', { size: 2 }),
  goods('Jizzax Elektron', 5, 'Джизак, улица Шарафа Рашидова, 44', { size: 2 }),
  goods('Navoiy Gold', 7, 'Навои, улица Галаба, 12', {
    size: 2,
    discount: 9,
    block: ['fraud', 'Оформляли товар, которого нет'],
  }),
  goods('Zarafshon Sport', 7, 'Зарафшан, улица Бунёдкор, 8', { size: 2 }),
  goods('Angren Qurilish', 12, 'Ангрен, улица Бабура, 19', { legalName: 'ООО «Angren Qurilish Mollari»', size: 3 }),
  goods('Sof Suv Filtr', 1, 'Мирабад, улица Нукус, 30', { size: 2, state: 'negative' }),
  goods('Bolajon Dunyosi', 1, 'Чиланзар, 9-й квартал, 13', { size: 4, markup: 18 }),
  goods('Pro Bike', 1, 'улица Мукими, 98', { size: 2, state: 'new' }),
  goods('Velvet Fashion', 1, 'улица Мирабад, 12', {
    size: 3,
    block: ['complaints', 'Пять жалоб за неделю: не тот размер'],
  }),
  service('Akfa Medline', 1, 'улица Кичик Халка Йули, 5А', { legalName: 'ООО «Akfa Medline»', size: 4, discount: 10 }),
  service('Shox Dental', 1, 'Шайхантахур, улица Навои, 36', { size: 3 }),
  service('Najot Taʻlim', 1, 'Чиланзар, 19-й квартал, 1', { legalName: 'НОУ «Najot Ta‘lim»', size: 4 }),
  service('Registan Study', 9, 'Самарканд, улица Беруни, 64', { size: 2, state: 'ending' }),
  service('Umra Travel', 1, 'улица Шахрисабз, 17', { size: 3, state: 'negative' }),
  service('Nur Optika', 13, 'Маргилан, улица Туркистон, 9', { size: 2 }),
  service('Toza Uy', 12, 'Зангиата, улица Эшонгузар, 3', { size: 2, state: 'new' }),
  service('Avto Servis Plus', 3, 'Асака, улица Хумо, 27', { size: 2 }),
];

/** Where the chief town of each region lies. */
export const places: readonly (readonly [lat: number, lon: number])[] = [
  [41.3111, 69.2797],
  [42.4619, 59.6166],
  [40.7821, 72.3442],
  [39.7747, 64.4286],
  [40.1158, 67.8422],
  [38.8606, 65.7891],
  [40.1039, 65.3688],
  [41.0011, 71.6726],
  [39.6542, 66.9597],
  [37.2242, 67.2783],
  [40.4897, 68.7842],
  [41.0317, 69.3556],
  [40.3864, 71.7864],
  [41.5506, 60.6314],
];
