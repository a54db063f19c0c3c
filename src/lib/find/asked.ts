import { digitsOf } from '../identifier';
import { maskedNumber, withoutCards } from '../cardMask';
import { inn, passport } from '../identifiers';
import { pinfl } from '../pinfl';
import { readAmount } from '../readAmount';
import { wholePhone } from '../wholePhone';

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
  | 'barcode'
  | 'name';

/** What the services are asked about. */
export interface Asked {
  /** As it was typed: the services read names and numbers in every way in which people write them. */
  text: string;
  /** What it may be; nobody is asked about a text that may be nothing. */
  kinds: readonly AskedKind[];
  /** The digits of a text that is one number. */
  digits?: string;
  /** The sum that it may be, as the services write money: `1250000.00`. */
  amount?: string;
}

/** Fewer letters than this would find nearly everything. */
const fewestLetters = 3;
/** Shorter numbers are those of records: anything else would be found by too many. */
const fewestDigits = 3;

/** EAN-8, UPC, EAN-13 and the number of a carton. */
const barcodeLengths: readonly number[] = [8, 12, 13, 14];

const decoration = /[\s\u00a0()+\-–—.,№#*•_/]/g;
const sum = /^-?\d{1,3}(?:[ \u00a0]?\d{3})*(?:[.,]\d{1,2})?$/;
const cardMask = /^(?:\d{4}\s?\d{0,2})?[\s\u00a0*•x]*[*•x][\s\u00a0*•x]*\d{4}$/i;
const marked = /^[№#]\s*\d+$/;
const document = /^(?:№\s*)?(?:\p{L}{1,5}[\s-]?\d[\d-]*|\d{4}-\d+)$/u;

/** What a text may be looking for. */
export function readAsked(text: string): Asked {
  // A whole number of a card goes to nobody, whatever stands beside it: it is its mask from here on.
  const typed = withoutCards(maskedNumber(text.trim()));
  const bare = typed.replace(decoration, '');
  if (marked.test(typed))
    return { text: typed, kinds: ['recordNumber', 'contractNumber', 'orderNumber'], digits: bare };
  if (cardMask.test(typed)) return { text: typed, kinds: ['cardEnd'] };
  if (/^\d+$/.test(bare)) return numberOf(typed, bare);

  const kinds: AskedKind[] = [];
  if (passport.check(passport.clean(typed)) === undefined) kinds.push('passport');
  if (document.test(typed)) kinds.push('contractNumber');
  if (/\p{L}/u.test(typed) && typed.replace(/\s/g, '').length >= fewestLetters) kinds.push('name');
  return { text: typed, kinds };
}

function numberOf(text: string, bare: string): Asked {
  if (bare.length < fewestDigits) return { text, kinds: ['recordNumber'], digits: bare };
  const kinds: AskedKind[] = [];
  const phone = wholePhone(text);
  if (phone !== undefined || bare.length < 12) kinds.push('phone');
  const isPinfl = pinfl.check(bare) === undefined;
  if (bare.length === 14 || isPinfl) kinds.push('pinfl');
  if (inn.check(bare) === undefined) kinds.push('inn');
  if (bare.length === 7) kinds.push('passport');
  if (bare.length === 4) kinds.push('cardEnd');
  // Where goods are looked for nobody has to read the number of a person.
  if (barcodeLengths.includes(bare.length) && !isPinfl && phone === undefined) kinds.push('barcode');
  // Nobody writes a number of an order so; and a phone goes to nobody who does not look phones up.
  const isSurelyPhone = phone !== undefined && (bare.length === 12 || /[+()]/.test(text));
  if (bare.length <= 12 && !isSurelyPhone) kinds.push('orderNumber', 'contractNumber');
  const amount = sum.test(text) ? readAmount(text.replace(/[\s\u00a0]/g, '').replace(',', '.')) : undefined;
  if (amount !== undefined) kinds.push('amount');
  if (bare.length <= 10) kinds.push('recordNumber');
  return { text, kinds, digits: digitsOf(bare), amount };
}
