/** The account in the text of a payment document; undefined where it is paid to a card, or the text comes masked. */
export const accountIn = (text: string): string | undefined => /^Счёт: (\d{20})$/m.exec(text)?.[1];

/** The text with the account hidden but for its first four and last four digits, as every list shows it. */
export const maskedIn = (text: string): string =>
  text.replace(/^(Счёт: )(\d{4})\d{12}(\d{4})$/m, (_, field: string, begin: string, end: string) => {
    return `${field}${begin}${'*'.repeat(12)}${end}`;
  });
