// What nobody sees, and what turns the reading order round so that a text looks like another one.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text that people are shown, without what cannot be seen in it and without blanks at its ends. */
export const plainText = (text: string): string => text.replace(unseen, '').trim();

/**
 * Whether what is left of a text names nothing, or less than the contract asks for: it counts signs that are not seen, too, and `least`
 * is the shortest that it takes.
 */
export const faultOfPlain = (text: string | null, least = 1): 'required' | undefined =>
  text === null || [...text].length < least ? 'required' : undefined;
