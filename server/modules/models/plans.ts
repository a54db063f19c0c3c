/** What the demonstration sells: kinds of goods, each with the brands that make them and what describes them. */

export const shapes = [
  ...([
    'phone',
    'laptop',
    'screen',
    'headphones',
    'fridge',
    'washer',
    'conditioner',
    'kettle',
    'vacuum',
    'sofa',
  ] as const),
  ...(['drill', 'watch'] as const),
];
export type Shape = (typeof shapes)[number];

export interface Kind {
  /** By its name; where the tree has none of that name, any that is at hand. */
  category: string;
  names: Record<'ru' | 'en' | 'uz', string>;
  shape: Shape;
  brands: readonly string[];
  series: readonly string[];
  /** In thousands of so'm, the cheapest and the dearest. */
  price: readonly [from: number, to: number];
  attributes: readonly string[];
  /** How the number of a numeric attribute comes about: the least, and what each further model adds. */
  numbers?: Readonly<Record<string, readonly [least: number, step: number]>>;
}

export const kinds: readonly Kind[] = [
  {
    ...{ category: 'Смартфоны Android', shape: 'phone', price: [1_450, 14_900] },
    names: { ru: 'Смартфон', en: 'Smartphone', uz: 'Smartfon' },
    brands: ['Samsung', 'Xiaomi', 'Honor', 'Tecno', 'Infinix'],
    series: ['Galaxy A', 'Redmi Note ', 'X', 'Camon ', 'Hot '],
    attributes: [
      'Цвет',
      'Встроенная память',
      'Оперативная память',
      'Диагональ экрана',
      'Ёмкость аккумулятора',
      'Две SIM-карты',
      'Беспроводная связь',
    ],
    numbers: { 'Диагональ экрана': [6.1, 0.1], 'Ёмкость аккумулятора': [4000, 250] },
  },
  {
    ...{ category: 'Смартфоны iOS', shape: 'phone', price: [7_900, 24_900] },
    names: { ru: 'Смартфон', en: 'Smartphone', uz: 'Smartfon' },
    ...{ brands: ['Apple'], series: ['iPhone '] },
    attributes: ['Цвет', 'Встроенная память', 'Диагональ экрана', 'Влагозащита'],
    numbers: { 'Диагональ экрана': [6.1, 0.2] },
  },
  {
    ...{ category: 'Игровые ноутбуки', shape: 'laptop', price: [9_900, 32_000] },
    names: { ru: 'Игровой ноутбук', en: 'Gaming laptop', uz: 'Oʻyin noutbuki' },
    brands: ['Asus', 'MSI', 'Acer', 'Lenovo'],
    series: ['TUF Gaming ', 'Katana ', 'Nitro ', 'Legion '],
    attributes: ['Цвет', 'Оперативная память', 'Встроенная память', 'Диагональ экрана', 'Вес', 'Разъёмы'],
    numbers: { 'Диагональ экрана': [15.6, 0.5], Вес: [2.1, 0.1] },
  },
  {
    ...{ category: 'Ноутбуки для работы', shape: 'laptop', price: [4_900, 17_900] },
    names: { ru: 'Ноутбук', en: 'Laptop', uz: 'Noutbuk' },
    brands: ['HP', 'Dell', 'Lenovo', 'Acer'],
    series: ['ProBook ', 'Latitude ', 'ThinkBook ', 'TravelMate '],
    attributes: ['Цвет', 'Оперативная память', 'Встроенная память', 'Вес', 'Разъёмы'],
    numbers: { Вес: [1.3, 0.1] },
  },
  {
    ...{ category: 'Мониторы', shape: 'screen', price: [1_300, 8_400] },
    names: { ru: 'Монитор', en: 'Monitor', uz: 'Monitor' },
    brands: ['LG', 'Samsung', 'Dell', 'MSI'],
    series: ['UltraGear ', 'Odyssey ', 'P', 'G'],
    attributes: ['Диагональ экрана', 'Разъёмы', 'Мощность'],
    numbers: { 'Диагональ экрана': [23.8, 1.5], Мощность: [25, 5] },
  },
  {
    ...{ category: 'Телевизоры от 50 дюймов', shape: 'screen', price: [4_200, 21_900] },
    names: { ru: 'Телевизор', en: 'Television', uz: 'Televizor' },
    brands: ['Samsung', 'LG', 'Artel', 'Shivaki', 'Hisense'],
    series: ['QE', 'UR', 'UA', 'US', 'A'],
    attributes: ['Диагональ экрана', 'Беспроводная связь', 'Разъёмы', 'Мощность', 'Страна производства'],
    numbers: { 'Диагональ экрана': [50, 5], Мощность: [110, 10] },
  },
  {
    ...{ category: 'Беспроводные наушники', shape: 'headphones', price: [290, 4_900] },
    names: { ru: 'Беспроводные наушники', en: 'Wireless headphones', uz: 'Simsiz quloqchin' },
    brands: ['JBL', 'Sony', 'Samsung', 'Honor'],
    series: ['Tune ', 'WH-', 'Buds ', 'Choice '],
    attributes: ['Цвет', 'Беспроводная связь', 'Влагозащита'],
  },
  {
    ...{ category: 'Умные часы', shape: 'watch', price: [450, 6_900] },
    names: { ru: 'Умные часы', en: 'Smart watch', uz: 'Aqlli soat' },
    brands: ['Samsung', 'Xiaomi', 'Huawei', 'Honor'],
    series: ['Watch ', 'Watch S', 'Watch GT ', 'Watch '],
    attributes: ['Цвет', 'Цвет ремешка', 'Влагозащита', 'Ёмкость аккумулятора'],
    numbers: { 'Ёмкость аккумулятора': [280, 20] },
  },
  {
    ...{ category: 'Двухкамерные холодильники', shape: 'fridge', price: [3_600, 14_500] },
    names: { ru: 'Двухкамерный холодильник', en: 'Two-door refrigerator', uz: 'Ikki kamerali muzlatkich' },
    brands: ['Artel', 'LG', 'Samsung', 'Beko', 'Premier'],
    series: ['HD ', 'GC-', 'RB', 'RCNK', 'PRM-'],
    attributes: [
      'Цвет',
      'Объём',
      'Класс энергопотребления',
      'Высота',
      'Ширина',
      'Глубина',
      'Уровень шума',
      'Инверторный двигатель',
    ],
    numbers: { Объём: [240, 12], Высота: [165, 2], Ширина: [55, 0.5], Глубина: [60, 0.5], 'Уровень шума': [36, 0.5] },
  },
  {
    ...{ category: 'С фронтальной загрузкой', shape: 'washer', price: [3_100, 11_900] },
    names: { ru: 'Стиральная машина', en: 'Washing machine', uz: 'Kir yuvish mashinasi' },
    brands: ['Artel', 'LG', 'Samsung', 'Indesit', 'Haier', 'Midea'],
    series: ['WM-', 'F2', 'WW', 'IWSC ', 'HW', 'MFE'],
    attributes: ['Цвет', 'Загрузка белья', 'Класс энергопотребления', 'Глубина', 'Инверторный двигатель'],
    numbers: { 'Загрузка белья': [6, 0.5], Глубина: [40, 1] },
  },
  {
    ...{ category: 'Инверторные кондиционеры', shape: 'conditioner', price: [3_900, 13_800] },
    names: { ru: 'Кондиционер', en: 'Air conditioner', uz: 'Konditsioner' },
    brands: ['Artel', 'Gree', 'Midea', 'Shivaki', 'Avalon'],
    series: ['Shahrisabz ', 'Pular ', 'Forest ', 'Inverter ', 'Crystal '],
    attributes: ['Цвет', 'Мощность', 'Класс энергопотребления', 'Уровень шума', 'Страна производства'],
    numbers: { Мощность: [800, 100], 'Уровень шума': [24, 1] },
  },
  {
    ...{ category: 'Чайники', shape: 'kettle', price: [120, 990] },
    names: { ru: 'Чайник', en: 'Kettle', uz: 'Choynak' },
    brands: ['Tefal', 'Bosch', 'Vitek', 'Redmond', 'Moulinex'],
    series: ['KI', 'TWK', 'VT-', 'RK-', 'BY'],
    attributes: ['Цвет', 'Объём', 'Мощность', 'Материал'],
    numbers: { Объём: [1.2, 0.1], Мощность: [1500, 100] },
  },
  {
    ...{ category: 'Роботы-пылесосы', shape: 'vacuum', price: [1_900, 11_400] },
    names: { ru: 'Робот-пылесос', en: 'Robot vacuum', uz: 'Robot changyutkich' },
    brands: ['Dreame', 'Xiaomi', 'Haier'],
    series: ['L', 'S', 'TAB '],
    attributes: ['Цвет', 'Ёмкость аккумулятора', 'Мощность', 'Уровень шума'],
    numbers: { 'Ёмкость аккумулятора': [3200, 400], Мощность: [40, 5], 'Уровень шума': [58, 1] },
  },
  {
    ...{ category: 'Диваны', shape: 'sofa', price: [2_900, 18_500] },
    names: { ru: 'Диван', en: 'Sofa', uz: 'Divan' },
    brands: ['Imzo', 'Akfa'],
    series: ['Samarqand ', 'Registon '],
    attributes: ['Цвет', 'Материал', 'Ширина', 'Глубина', 'Высота'],
    numbers: { Ширина: [180, 10], Глубина: [85, 5], Высота: [80, 2] },
  },
  {
    ...{ category: 'Дрели и шуруповёрты', shape: 'drill', price: [390, 5_200] },
    names: { ru: 'Шуруповёрт', en: 'Cordless driver', uz: 'Shurupovyort' },
    brands: ['Makita', 'DeWalt', 'Bosch'],
    series: ['DDF', 'DCD', 'GSR '],
    attributes: ['Мощность', 'Вес', 'Ёмкость аккумулятора', 'Комплектация'],
    numbers: { Мощность: [300, 50], Вес: [1.1, 0.1], 'Ёмкость аккумулятора': [1500, 250] },
  },
  {
    // The whole of it is off in the tree.
    ...{ category: 'Мангалы', shape: 'kettle', price: [350, 4_900] },
    names: { ru: 'Мангал', en: 'Barbecue', uz: 'Mangal' },
    brands: ['Akfa', 'Imzo'],
    series: ['Bogʻ ', 'Hovli '],
    attributes: ['Материал', 'Вес', 'Ширина'],
    numbers: { Вес: [7, 1], Ширина: [60, 5] },
  },
];

export const modelsOfKind = 25;

/** Of which kind the demonstration's model of a number is; those that people make afterwards go on round the list. */
export const kindOf = (model: number): Kind => kinds[Math.floor((model - 1) / modelsOfKind) % kinds.length]!; // within the list
