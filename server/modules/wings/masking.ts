import { maskBirthday, maskCard, maskPassport, maskPhone, maskPinfl, maskText } from '../investors/mask';

/** Personal values by the names that they have in the messages of the scoring service. */
const masks: Readonly<Record<string, (value: string) => string | null>> = {
  pinfl: maskPinfl,
  passport: maskPassport,
  passport_id: maskPassport,
  phone: maskPhone,
  phone_number: maskPhone,
  birth_date: maskBirthday,
  birthday: maskBirthday,
  address: maskText,
  monthly_income: maskText,
  salary: maskText,
  card: (value) => maskCard(value.replace(/^(\d{6})\d{6}(\d{4})$/, '$1******$2')),
};

/** A message of the service as staff may read it: the same, with what is personal masked at any depth. */
export function maskedMessage<Message>(message: Message): Message {
  if (Array.isArray(message)) return message.map((one: unknown) => maskedMessage(one)) as Message;
  if (typeof message !== 'object' || message === null) return message;
  const entries = Object.entries(message).map(([name, value]: [string, unknown]) => {
    const mask = Object.hasOwn(masks, name) ? masks[name] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return [name, mask && isPlain ? mask(String(value)) : maskedMessage(value)];
  });
  return Object.fromEntries(entries) as Message;
}
