/** How a letter of Russian or Uzbek is written where there are twenty-six, as on a card and in a passport. */
const letters: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ғ: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    қ: 'q',
  },
  ...{
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ў: 'o',
    ф: 'f',
    х: 'x',
    ҳ: 'h',
    ц: 'ts',
  },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** A name in the capital letters of the Latin alphabet and without marks, as a bank embosses it. */
export const embossed = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? '')
    .replaceAll(/[ʻʼ‘’'`]/g, '')
    .toUpperCase()
    .trim();
