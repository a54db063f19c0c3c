import { inn, passport } from '../identifiers';
import { digitsOf } from '../identifier';
import { pinfl } from '../pinfl';
import { readAmount } from '../readAmount';
import { wholePhone } from '../wholePhone';
import { otherLayouts } from './layouts';
import { otherScript } from './sound';

/** What a query may be; one text may be several of them, such as nine digits. */
export type AskedKind =
  | 'phone'
  | 'pinfl'
  | 'inn'
  | 'passport'
  | 'contractNumber'
  | 'orderNumber'
  | 'recordNumber'
  | 'cardEnd'
  | 'amount'
  | 'name';

export interface Asked {
  kind: AskedKind;
  /** As the services want it: digits alone, a passport in Latin capitals, a name as typed. */
  value: string;
}

/** Fewer signs than this would find nearly everything. */
export const fewestSigns = 3;

const decoration = /[\s\u00a0()+\-–—.,№#*•_/]/g;
const sum = /^-?\d{1,3}(?:[ \u00a0]?\d{3})*(?:[.,]\d{1,2})?$/;
const cardMask = /^(?:[*•x]{2,}|[\s\u00a0*•])*(\d{4})$/i;
const contract = /^(?:№\s*)?([\p{L}]{1,5})[\s\-/]?(\d[\d\-/]{2,})$/u;

/**
 * What a text may be looking for, the surest first: a phone in any spelling, PINFL, INN, passport, the number of a
 * contract or an order, the last four of a card, a sum, a name. Nothing for a text too short to ask a service about.
 */
export function readAsked(text: string): Asked[] {
  const query = text.normalize('NFKC').trim();
  if (query.replace(/\s/g, '').length < fewestSigns) return [];
  const bare = query.replace(decoration, '');
  if (/^\d+$/.test(bare)) return numberOf(query, bare);

  const found: Asked[] = [];
  const document = passport.clean(query);
  if (passport.check(document) === undefined) found.push({ kind: 'passport', value: document });
  else if (contract.test(query)) found.push({ kind: 'contractNumber', value: query.toUpperCase() });
  const ending = cardMask.exec(query)?.[1];
  if (ending) found.push({ kind: 'cardEnd', value: ending });
  if (/\p{L}/u.test(query)) found.push({ kind: 'name', value: query });
  return found;
}

function numberOf(query: string, bare: string): Asked[] {
  const found: Asked[] = [];
  const isMarked = /^[№#]/.test(query);
  const phone = isMarked ? undefined : wholePhone(query);
  if (phone) found.push({ kind: 'phone', value: phone });
  if (pinfl.check(bare) === undefined || (bare.length === 14 && !phone)) found.push({ kind: 'pinfl', value: bare });
  if (inn.check(bare) === undefined) found.push({ kind: 'inn', value: bare });
  if (!phone && /^\d{9}$/.test(bare) && wholePhone(`+998${bare}`)) found.push({ kind: 'phone', value: `998${bare}` });
  const ending = cardMask.exec(query)?.[1];
  if (ending) found.push({ kind: 'cardEnd', value: ending });
  // Nobody writes a number of an order so; and a phone goes to nobody who does not look phones up.
  const isSurelyPhone = phone !== undefined && (bare.length === 12 || /[+()]/.test(query));
  if (bare.length <= 12 && !isSurelyPhone) {
    found.push({ kind: 'orderNumber', value: bare }, { kind: 'contractNumber', value: query.replace(/^[№#\s]+/, '') });
  }
  if (!isMarked && sum.test(query))
    found.push({ kind: 'amount', value: query.replace(/[\s\u00a0]/g, '').replace(',', '.') });
  if (bare.length <= 10) found.push({ kind: 'recordNumber', value: bare });
  // Part of a phone or of another number: the services look for it inside theirs.
  if (found[0]?.kind !== 'phone' && bare.length < 12) found.push({ kind: 'phone', value: digitsOf(bare) });
  return found;
}

/** The sum that a query may be, as the services write money. */
export function exactAmount(asked: readonly Asked[]): string | undefined {
  const found = asked.find(({ kind }) => kind === 'amount');
  return found && readAmount(found.value);
}

/** Other spellings of a name, to be asked when nobody is found as typed: the other layout, the other script. */
export function otherSpellings(name: string): string[] {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(name);
  const hasSense = (text: string) => /^[\p{L}\d\s'ʻʼ‘’-]+$/u.test(text) && /[аеёиоуыэюяўaeiouy]/iu.test(text);
  const [layout] = otherLayouts(name).filter(
    (reading) => hasSense(reading) && /\p{Script=Cyrillic}/u.test(reading) !== isCyrillic,
  );
  const script = otherScript(name);
  return [...new Set([layout, script])].filter((spelling): spelling is string => !!spelling && spelling !== name);
}
