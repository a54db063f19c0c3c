import type { ListedBank } from './listedBank';

const named: readonly (readonly [mfo: string, name: string, swift: string, region?: string])[] = [
  ['00014', 'Центральный банк, ГРКЦ Ташкент', 'CBUZUZ22'],
  ['00069', 'Ипак Йули банк', 'INIPUZ22'],
  ['00083', 'Asia Alliance Bank', 'ASACUZ22'],
  ['00084', 'Hamkorbank, Ташкент', 'KHKKUZ22', 'Андижанская область'],
  ['00401', 'Туронбанк', 'TURNUZ22'],
  ['00407', 'Микрокредитбанк', 'MICRUZ22'],
  ['00419', 'Трастбанк', 'TRSTUZ22'],
  ['00421', 'Савдогарбанк', 'SAVDUZ22'],
  ['00423', 'Алока банк', 'JSCLUZ22'],
  ['00424', 'Ориент Финанс банк', 'ORFBUZ22'],
  ['00425', 'Инфинбанк', 'FFBAUZ22'],
  ['00431', 'Агробанк', 'PAKHUZ22'],
  ['00433', 'Народный банк', 'NHALUZ22'],
  ['00440', 'Капиталбанк', 'KACHUZ22'],
  ['00442', 'Давр банк', 'DAVRUZ22'],
  ['00444', 'Универсал банк', 'UNVLUZ22', 'Ферганская область'],
  ['00445', 'Ипотека-банк', 'UZHOUZ22'],
  ['00450', 'Национальный банк ВЭД', 'NBFAUZ2X'],
  ['00491', 'Промышленно-строительный банк', 'UJSIUZ22'],
  ['00494', 'Кишлок курилиш банк', 'QQBKUZ22'],
  ['00842', 'КДБ Банк Узбекистан', 'KODBUZ22'],
  ['00873', 'Зираат банк', 'UTBKUZ22'],
  ['00895', 'Тенге банк', 'TNGBUZ22'],
  ['00974', 'Анор банк', 'ANORUZ22'],
  ['00996', 'Тибиси банк', 'TBCBUZ22'],
  ['01018', 'Асака банк', 'ASBKUZ22'],
  ['01042', 'Гарант банк', 'GARTUZ22', 'Самаркандская область'],
  ['01071', 'Октобанк', 'OCTBUZ22'],
  ['01095', 'Апекс банк', 'APEXUZ22'],
  ['01158', 'Хаёт банк', 'HAYTUZ22'],
  ['01183', 'Узум банк', 'UZUMUZ22'],
  ['01186', 'Смарт банк', 'SMRTUZ22'],
];

/** The banks of the demonstration; the ten whose MFO other records name are among them. */
export const demoBanks: readonly ListedBank[] = named.map(([mfo, name, swift, region = 'Ташкент']) => ({
  ...{ mfo, name, swift, region },
  inn: `20${mfo}${mfo.slice(0, 2)}`,
}));
