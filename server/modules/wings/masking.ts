import { maskAccount, maskBirthday, maskCard, maskPassport, maskPhone, maskPinfl, maskText } from '../../shared/mask';

type Mask = (value: string) => string | null;

// Each tells its parts only of a value in the form it knows; of another one it is told that there is one.
const cardOf: Mask = (value) => {
  const bare = value.replace(/[\s-]/g, '').replace(/^(\d{6})\d{6}(\d{4})$/, '$1******$2');
  return /^\d{6}\*{6}\d{4}$/.test(bare) ? maskCard(bare) : maskText(value);
};
const phoneOf: Mask = (value) => {
  const digits = value.replace(/\D/g, '');
  return digits.length >= 9 ? maskPhone(digits) : maskText(value);
};
const birthdayOf: Mask = (value) => (/^\d{4}-\d\d-\d\d/.test(value) ? maskBirthday(value) : maskText(value));

/**
 * What is personal by its name, without case, underscores and the like: the scoring service and the bureaus behind it
 * write `phoneNumber`, `phone_number` and `PHONE`.
 */
const masks: readonly (readonly [name: RegExp, mask: Mask])[] = [
  [/pinfl|jshshir/, maskPinfl],
  [/passport|document(number|series|id)|doc(number|series)|idcard/, maskPassport],
  [/phone|mobile|msisdn/, phoneOf],
  [/birth|^dob$/, birthdayOf],
  [/account(number)?$/, maskAccount],
  [/(?<!score)card(number|no|pan)?$|^pan$/, cardOf],
  [/(first|last|middle|full|second|family|father|mother|client|customer|owner|holder|person)s?name$/, maskText],
  [
    /^(name|fio|surname|patronymic|holder|cardholder|gender|sex|nationality|citizenship|photo|selfie|signature)$/,
    maskText,
  ],
  [/address|street|email|income|salary|wage|employer|workplace/, maskText],
  [/^(inn|tin|stir)$|(client|customer|person|employer)(inn|tin|stir)$/, maskText],
  [/bureau|katm|credithistory|creditreport/, maskText],
];

const maskOf = (name: string): Mask | undefined => {
  const bare = name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return masks.find(([pattern]) => pattern.test(bare))?.[1];
};

/** A passport, or digits in a row with what people put between them. */
const telling = /(?<![\p{L}\d])(?:\p{L}{2}\s?\d{7}|\+?\d(?:[ \-()]{0,2}\d){11,19})(?![\p{L}\d])/gu;

/** The same text with what looks like a passport, PINFL, phone, card or account masked, wherever it stands in it. */
const maskedText = (text: string): string =>
  text.replace(telling, (found) => {
    const digits = found.replace(/\D/g, '');
    if (digits.length === 7) return maskPassport(found) ?? found;
    if (digits.length === 12) return digits.startsWith('998') ? maskPhone(digits) : found;
    if (digits.length === 14) return maskPinfl(digits) ?? found;
    if (digits.length === 16) return cardOf(digits) ?? found;
    return digits.length === 20 ? (maskAccount(digits) ?? found) : found;
  });

function masked(value: unknown, mask: Mask | undefined): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => masked(one, mask));
  if (typeof value === 'object' && value !== null) {
    // Below a personal name everything is personal, under whatever names.
    const below = mask && maskText;
    const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
      maskedText(name),
      masked(one, maskOf(name) ?? below),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value);
  if (mask) return mask(text);
  const safe = maskedText(text);
  return safe === text ? value : safe;
}

/** A message of the service as staff may read it: the same, with what is personal masked at any depth. */
export const maskedMessage = <Message>(message: Message): Message => masked(message, undefined) as Message;
