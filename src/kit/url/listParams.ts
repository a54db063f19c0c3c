import { isDay, presets, todayInTashkent, type Day } from '../../lib/days';
import { isMoney, parseMoney } from '../../lib/money';
import { looksPersonal } from '../../lib/personal';
import { sameTexts, type Param } from '../../lib/query';

const longestText = 200;

/** A parameter of one text; several of them in one address make no sense. */
function single<Value>(parse: (text: string) => Value | undefined): Param<Value | undefined> {
  return {
    fallback: undefined,
    read: (texts) => {
      const [text = ''] = texts;
      const value = texts.length === 1 && text !== '' ? parse(text) : undefined;
      return { value, clean: value !== undefined || sameTexts(texts, ['']) };
    },
    write: (value) => (value === undefined ? [] : [String(value)]),
    narrows: (value) => value !== undefined,
  };
}

/** One of a closed list. With a fallback it always has a value: it is then a view or an order, not a filter. */
export function oneOf<const Value extends string>(values: readonly Value[]): Param<Value | undefined>;
export function oneOf<const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>): Param<Value>;
export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback?: Value,
): Param<Value | undefined> {
  const param = single((text) => values.find((value) => value === text));
  if (fallback === undefined) return param;
  return {
    ...param,
    fallback,
    read: (texts) => {
      const { value } = param.read(texts);
      return { value: value ?? fallback, clean: value !== undefined };
    },
    narrows: () => false,
  };
}

/** Any of a closed list, each once, in the order of the list. */
export function someOf<const Value extends string>(
  values: readonly Value[],
  fallback: readonly NoInfer<Value>[] = [],
): Param<Value[]> {
  return {
    fallback: [...fallback],
    read: (texts) => {
      const known = values.filter((value) => texts.includes(value));
      return { value: known, clean: sameTexts(texts, ['']) || known.length === texts.length };
    },
    write: (value) => values.filter((known) => value.includes(known)),
    narrows: (value) =>
      !sameTexts(
        value,
        values.filter((known) => fallback.includes(known)),
      ),
  };
}

/** The order of a list by one of its fields; a minus sign turns it round. */
export function order<const Field extends string>(
  fields: readonly Field[],
  fallback: NoInfer<Field | `-${Field}`>,
): Param<Field | `-${Field}`> {
  return oneOf(
    fields.flatMap((field) => [field, `-${field}` as const]),
    fallback,
  );
}

/** What is left of a typed text: no control characters, no half letters, not endless. */
function tidy(text: string): string | undefined {
  const cut = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestText);
  return cut.replace(/\p{Cs}/gu, '').trim() || undefined;
}

/** The text of the search field. What may be a phone, PINFL, INN, passport or card is kept out of the address. */
export function searchText(): Param<string | undefined> {
  return {
    fallback: undefined,
    read: (texts) => ({
      value: tidy(texts[0] ?? ''),
      clean: texts.length === 1 && (texts[0] ?? '').length <= longestText,
    }),
    write: (value) => {
      const text = tidy(value ?? '');
      return text === undefined ? [] : [text];
    },
    narrows: (value) => value !== undefined,
    isPersonal: (value) => value !== undefined && looksPersonal(value),
  };
}

/** A calendar day, YYYY-MM-DD. */
export function day(): Param<Day | undefined> {
  return single((text) => (isDay(text) ? text : undefined));
}

/** A day that a list begins with; the address says `begin_date=` where the person has taken it away. */
export function dayOr(fallback: Day): Param<Day | undefined> {
  const param = day();
  return {
    ...param,
    fallback,
    read: (texts) => (sameTexts(texts, ['']) ? { value: undefined, clean: true } : param.read(texts)),
  };
}

/** A month, YYYY-MM, which a list always has. */
export function monthOr(fallback: string): Param<string> {
  const param = single((text) => (isDay(`${text}-01`) ? text : undefined));
  return {
    ...param,
    fallback,
    read: (texts) => {
      const { value } = param.read(texts);
      return { value: value ?? fallback, clean: value !== undefined };
    },
    narrows: () => false,
  };
}

/**
 * A parameter that goes by today, made anew for each day: a window stays open past midnight, and past the end of a month.
 *
 *     const parameters = { date: byDay(dayOr) };
 */
export function byDay<Value>(make: (today: Day) => Param<Value>): Param<Value> {
  let made: { day: Day; param: Param<Value> } | undefined;
  const now = (): Param<Value> => {
    const day = todayInTashkent(new Date());
    if (made?.day !== day) made = { day, param: make(day) };
    return made.param;
  };
  return {
    get fallback() {
      return now().fallback;
    },
    read: (texts) => now().read(texts),
    write: (value) => now().write(value),
    narrows: (value) => now().narrows(value),
  };
}

/** The two ends of a period, both included, as every list calls them. */
export const period = { begin_date: day(), end_date: day() };

/** The same of a list that begins with the month that goes on. */
export const thisMonth = {
  begin_date: byDay((today) => dayOr(presets(today).month.begin_date)),
  end_date: byDay((today) => dayOr(presets(today).month.end_date)),
};

/** A whole number within bounds. */
export function integer(least: number, most: number): Param<number | undefined> {
  return single((text) => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most && String(value) === text ? value : undefined;
  });
}

/** One record by its id, as text. */
export const oneId = (): Param<string | undefined> =>
  single((text) => (/^[1-9]\d{0,14}$/.test(text) ? text : undefined));

/** A record that is known by a guid; anything else in the address names none. */
export function guid(): Param<string | undefined> {
  return single((text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined));
}

/** Any number of records by their ids, each once. They stay texts, as the address and the options of a filter have them. */
export function someIds(): Param<string[]> {
  return {
    fallback: [],
    read: (texts) => {
      const known = [...new Set(texts.filter((text) => /^[1-9]\d{0,14}$/.test(text)))];
      return { value: known, clean: known.length === texts.length };
    },
    write: (value) => [...value],
    narrows: (value) => value.length > 0,
  };
}

/** An amount of so'm as the services write it, '1250000.00'; none is below zero. */
export function amount(): Param<string | undefined> {
  return single((text) => {
    const tiyin = isMoney(text) ? parseMoney(text) : undefined;
    return tiyin !== undefined && tiyin >= 0n && text.length <= 19 ? text : undefined;
  });
}

/** Yes, no, or not asked. */
export function flag(): Param<boolean | undefined> {
  return single((text) => (text === 'true' ? true : text === 'false' ? false : undefined));
}
