/** Money in whole tiyin, a hundredth of a so'm; never a number of the language, which loses them. */

/** An amount as the wire writes it, '1250000.00', in tiyin. */
export const tiyinOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Tiyin as the wire and the database write them. */
export function decimal(tiyin: bigint): string {
  const digits = (tiyin < 0n ? -tiyin : tiyin).toString().padStart(3, '0');
  return `${tiyin < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of the wire as it is read, '1 250 000.00', with a space that every phone has. */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ' ');

/** The sum of an amount over some rows, as the wire writes it. */
export const sumOf = <Field extends string>(rows: readonly Record<Field, string>[], field: Field): string =>
  decimal(rows.reduce((sum, row) => sum + tiyinOf(row[field]), 0n));

/** A share in percent with up to four digits after the point, rounded half up to the tiyin. */
export const percentOf = (tiyin: bigint, percent: number): bigint =>
  (tiyin * BigInt(Math.round(percent * 10_000)) + 500_000n) / 1_000_000n;
