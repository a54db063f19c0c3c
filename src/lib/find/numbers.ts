const run = /\+?\(?\d(?:[\d\s\u00a0()+\-–.,]*\d)?/g;
const decoration = /[^\d]/g;
const fraction = /[.,]\d{1,2}$/;

/** Brackets, spaces, dashes and plus signs around digits; a text of nothing else is one number. */
const asNumber = /^[\s\u00a0()+\-–.,№#*•]*\d[\d\s\u00a0()+\-–.,№*•]*$/;

/** The numbers in a text by their digits: a phone, a sum with and without its fraction, the ends of a masked card. */
export function numbersIn(text: string): string[] {
  const found = (text.normalize('NFKC').match(run) ?? []).flatMap((number) => {
    const whole = number.replace(decoration, '');
    return fraction.test(number) ? [number.replace(fraction, '').replace(decoration, ''), whole] : [whole];
  });
  return [...new Set(found)].filter((digits) => digits.length > 1);
}

/** The digits of a query that is one number, however it is written; undefined for any other. */
export function numberAsked(text: string): string | undefined {
  const query = text.normalize('NFKC').trim();
  if (!asNumber.test(query)) return undefined;
  const digits = query.replace(fraction, (end) => (/^[.,]00?$/.test(end) ? '' : end)).replace(decoration, '');
  return digits.length >= 2 ? digits : undefined;
}
