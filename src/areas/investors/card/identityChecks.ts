import { addDays, isDay, type Day } from '../../../lib/days';

/** A day of which only some parts may be known: '1985-04-17', or '**.**.1985' as the services mask it. */
function partsOf(birthday: string | null): { year?: string; month?: string; date?: string } {
  if (isDay(birthday)) {
    const [year, month, date] = birthday.split('-');
    return { year, month, date };
  }
  const year = /(?:^|\D)(\d{4})$/.exec(birthday ?? '')?.[1];
  return year === undefined ? {} : { year };
}

/** Whether two texts may be the same, where a star stands for any character. */
const mayBe = (known: string, other: string | undefined): boolean =>
  other === undefined || [...known].every((sign, at) => sign === '*' || sign === other[at]);

interface Person {
  pinfl: string | null;
  birthday: string | null;
  gender: 'male' | 'female' | null;
}

/**
 * What in a PINFL, GDDMMYY…, goes against the birthday and the gender beside it, as far as the masks let it be seen:
 * the first digit tells the century and the gender.
 */
export function pinflProblem({ pinfl, birthday, gender }: Person): 'pinfl.birthday' | 'pinfl.gender' | undefined {
  const known = /^([1-6])([\d*]{2})([\d*]{2})([\d*]{2})/.exec(pinfl ?? '');
  if (!known) return undefined;
  const [, first = '', date = '', month = '', year = ''] = known;
  const born = partsOf(birthday);
  const century = String(18 + Math.floor((Number(first) - 1) / 2));
  const isSameDay =
    mayBe(century, born.year?.slice(0, 2)) &&
    mayBe(year, born.year?.slice(2)) &&
    mayBe(month, born.month) &&
    mayBe(date, born.date);
  if (!isSameDay) return 'pinfl.birthday';
  const said = Number(first) % 2 === 1 ? 'male' : 'female';
  return gender !== null && gender !== said ? 'pinfl.gender' : undefined;
}

const soon = 30;

/** Whether a document can still be relied on. */
export function expiryProblem(expiry: string | null, today: Day): 'expired' | 'expiresSoon' | undefined {
  if (!isDay(expiry)) return undefined;
  if (expiry < today) return 'expired';
  return expiry <= addDays(today, soon) ? 'expiresSoon' : undefined;
}
