/** Cyrillic capitals that look like Latin ones and are typed in their place with the wrong keyboard layout. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** The text in capitals, with Latin letters where a Cyrillic one only looks the same. */
export function latinCapitals(text: string): string {
  return text.toUpperCase().replace(/[А-Я]/g, (letter) => lookAlikes[letter] ?? letter);
}
