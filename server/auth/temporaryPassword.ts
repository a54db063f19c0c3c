import { randomInt } from 'node:crypto';

// Without what is taken for another when it is read aloud or copied by hand: no 0 and O, no 1, l and I.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const groups = 3;
const perGroup = 4;

/** A password for somebody who is told it once, `hT7m-Qx4p-Vn9k`: a digit in each group, 66 bits in all. */
export function temporaryPassword(): string {
  const one = (signs: string) => signs[randomInt(signs.length)]!; // within it
  const group = () => {
    const at = randomInt(perGroup);
    return Array.from({ length: perGroup }, (_, place) => one(place === at ? digits : letters)).join('');
  };
  return Array.from({ length: groups }, group).join('-');
}
