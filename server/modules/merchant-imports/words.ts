import type { Language } from '../../http/contract';
import type { Column, FaultCode } from './columns';

/** One text in the three languages of the panel. */
type Texts = Record<Language, string>;

interface ColumnWords {
  title: Texts;
  hint: Texts;
  isNeeded?: boolean;
}

export const columnWords: Record<Column, ColumnWords> = {
  sku: {
    title: { ru: 'Артикул', en: 'SKU', uz: 'Artikul' },
    hint: {
      ru: 'Код товара у мерчанта, до 60 знаков. Товар с таким артикулом обновится, новый добавится выключенным. Пример: A55-256-BLK',
      en: 'The code of the product at the merchant, up to 60 characters. A product with this code is updated, a new one is added switched off. Example: A55-256-BLK',
      uz: 'Tovarning savdogardagi kodi, 60 belgigacha. Shu artikulli tovar yangilanadi, yangisi oʻchirilgan holda qoʻshiladi. Misol: A55-256-BLK',
    },
    isNeeded: true,
  },
  name: {
    title: { ru: 'Название', en: 'Name', uz: 'Nomi' },
    hint: {
      ru: 'До 200 знаков, обязательно для нового товара. Пример: Смартфон Samsung Galaxy A55 256 ГБ',
      en: 'Up to 200 characters, needed for a new product. Example: Samsung Galaxy A55 256 GB smartphone',
      uz: '200 belgigacha, yangi tovar uchun majburiy. Misol: Smartfon Samsung Galaxy A55 256 GB',
    },
  },
  model: {
    title: { ru: 'Модель', en: 'Model', uz: 'Model' },
    hint: {
      ru: 'Номер модели или бренд и название модели, обязательно для нового товара; у товара, который уже есть, модель не меняется. Пример: Samsung Galaxy A55',
      en: 'The number of the model, or its brand and name; needed for a new product, and left as it is for one that is there. Example: Samsung Galaxy A55',
      uz: 'Model raqami yoki brend va model nomi; yangi tovar uchun majburiy, mavjud tovarning modeli oʻzgarmaydi. Misol: Samsung Galaxy A55',
    },
  },
  price: {
    title: { ru: 'Цена', en: 'Price', uz: 'Narx' },
    hint: {
      ru: 'Сумма в сумах больше нуля, обязательно для нового товара. Пример: 4 990 000',
      en: 'A sum in UZS above zero, needed for a new product. Example: 4 990 000',
      uz: 'Noldan katta summa, soʻmda; yangi tovar uchun majburiy. Misol: 4 990 000',
    },
  },
  old_price: {
    title: { ru: 'Старая цена', en: 'Old price', uz: 'Eski narx' },
    hint: {
      ru: 'Больше цены; пустая ячейка оставляет прежнюю, «-» убирает её. Пример: 5 490 000',
      en: 'Above the price; an empty cell leaves what stands, “-” takes it away. Example: 5 490 000',
      uz: 'Narxdan katta; boʻsh katak avvalgisini qoldiradi, “-” olib tashlaydi. Misol: 5 490 000',
    },
  },
  stock: {
    title: { ru: 'Остаток', en: 'Stock', uz: 'Qoldiq' },
    hint: {
      ru: 'Целое число от 0 до 1 000 000: сколько штук в наличии сейчас. Пример: 12',
      en: 'A whole number from 0 to 1 000 000: how many pieces there are now. Example: 12',
      uz: '0 dan 1 000 000 gacha butun son: hozir nechta dona bor. Misol: 12',
    },
  },
  barcode: {
    title: { ru: 'Штрихкод', en: 'Barcode', uz: 'Shtrix-kod' },
    hint: {
      ru: 'От 8 до 14 цифр, которых нет у другого товара; «-» убирает штрихкод. Пример: 8806095467214',
      en: '8 to 14 digits that no other product has; “-” takes the barcode away. Example: 8806095467214',
      uz: '8 dan 14 gacha raqam, boshqa tovarda boʻlmasligi kerak; “-” olib tashlaydi. Misol: 8806095467214',
    },
  },
  spic: {
    title: { ru: 'ИКПУ', en: 'IKPU', uz: 'MXIK' },
    hint: {
      ru: '17 цифр; ячейка должна быть текстовой, иначе последние цифры пропадут. Пример: 08517001001000000',
      en: '17 digits; the cell has to be text, or its last digits are lost. Example: 08517001001000000',
      uz: '17 raqam; katak matn koʻrinishida boʻlsin, aks holda oxirgi raqamlar yoʻqoladi. Misol: 08517001001000000',
    },
  },
  package_code: {
    title: { ru: 'Код упаковки', en: 'Package code', uz: 'Qadoq kodi' },
    hint: {
      ru: 'До 20 цифр, по каталогу ИКПУ; «-» убирает код. Пример: 1496212',
      en: 'Up to 20 digits, from the IKPU catalogue; “-” takes it away. Example: 1496212',
      uz: '20 tagacha raqam, MXIK katalogi boʻyicha; “-” olib tashlaydi. Misol: 1496212',
    },
  },
};

export const faultWords: Record<FaultCode, Texts> = {
  required: { ru: 'заполните', en: 'fill it in', uz: 'toʻldiring' },
  too_long: { ru: 'слишком длинно', en: 'too long', uz: 'juda uzun' },
  formula: { ru: 'похоже на формулу', en: 'looks like a formula', uz: 'formulaga oʻxshaydi' },
  sku_repeated: {
    ru: 'этот артикул есть в файле выше',
    en: 'this SKU stands further up in the file',
    uz: 'bu artikul faylda yuqorida bor',
  },
  barcode_repeated: {
    ru: 'этот штрихкод есть в файле выше',
    en: 'this barcode stands further up in the file',
    uz: 'bu shtrix-kod faylda yuqorida bor',
  },
  model_unknown: {
    ru: 'такой модели нет в каталоге',
    en: 'no such model in the catalogue',
    uz: 'katalogda bunday model yoʻq',
  },
  invalid_price: {
    ru: 'нужна сумма больше нуля, до двух знаков после запятой',
    en: 'a sum above zero with up to two decimals is needed',
    uz: 'noldan katta, verguldan keyin ikki xonagacha summa kerak',
  },
  old_price_not_above: {
    ru: 'должна быть больше цены',
    en: 'has to be above the price',
    uz: 'narxdan katta boʻlishi kerak',
  },
  invalid_stock: {
    ru: 'нужно целое число от 0 до 1 000 000',
    en: 'a whole number from 0 to 1 000 000 is needed',
    uz: '0 dan 1 000 000 gacha butun son kerak',
  },
  invalid_barcode: { ru: 'нужно от 8 до 14 цифр', en: '8 to 14 digits are needed', uz: '8 dan 14 gacha raqam kerak' },
  barcode_taken: {
    ru: 'этот штрихкод у другого товара мерчанта',
    en: 'another product of the merchant has this barcode',
    uz: 'bu shtrix-kod savdogarning boshqa tovarida',
  },
  barcode_of_other: {
    ru: 'этот штрихкод у товара другого мерчанта',
    en: 'a product of another merchant has this barcode',
    uz: 'bu shtrix-kod boshqa savdogarning tovarida',
  },
  invalid_spic: { ru: 'нужно 17 цифр', en: '17 digits are needed', uz: '17 raqam kerak' },
  invalid_package_code: { ru: 'нужно до 20 цифр', en: 'up to 20 digits are needed', uz: '20 tagacha raqam kerak' },
  server_error: {
    ru: 'строка не записалась из-за сбоя, повторите импорт',
    en: 'the row failed on our side, import it again',
    uz: 'nosozlik sababli qator yozilmadi, importni takrorlang',
  },
};

export const sheetWords = {
  goods: { ru: 'Товары', en: 'Goods', uz: 'Tovarlar' },
  hints: { ru: 'Подсказки', en: 'Hints', uz: 'Maslahatlar' },
  reason: { ru: 'Причина', en: 'Reason', uz: 'Sababi' },
  row: { ru: 'Строка', en: 'Row', uz: 'Qator' },
  refused: { ru: 'Не принято строк', en: 'Rows left out', uz: 'Qabul qilinmagan qatorlar' },
  file: { ru: 'Файл', en: 'File', uz: 'Fayl' },
  limits: { ru: 'Ограничения', en: 'Limits', uz: 'Cheklovlar' },
  limitsText: {
    ru: 'До 5 000 строк и 10 МБ, без формул. Порядок столбцов не важен, лишние столбцы не читаются.',
    en: 'Up to 5 000 rows and 10 MB, without formulas. The order of the columns is free, others are not read.',
    uz: '5 000 qator va 10 MB gacha, formulalarsiz. Ustunlar tartibi muhim emas, ortiqcha ustunlar oʻqilmaydi.',
  },
} satisfies Record<string, Texts>;

const needed = ' *';
export const titleOf = (column: Column, language: Language): string =>
  columnWords[column].title[language] + (columnWords[column].isNeeded === true ? needed : '');

/** Without the star of a column that has to be filled in, and however it was typed. */
export const foldHeading = (heading: string): string =>
  heading
    .replace(/[*\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The column of each heading, by its name in any language or by that of the service. */
export const headingsOf = (columns: readonly Column[]): ReadonlyMap<string, Column> =>
  new Map(
    columns.flatMap((column) =>
      [column, ...Object.values(columnWords[column].title)].map((heading) => [foldHeading(heading), column]),
    ),
  );
