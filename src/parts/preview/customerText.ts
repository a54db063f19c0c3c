import type { CustomerLanguage } from './Phone';

type Texts<Name extends string> = Record<`${Name}_ru`, string> & Record<`${Name}_en` | `${Name}_uz`, string | null>;

/** What a customer of a language reads: the Russian text where there is none of his own. */
export function customerText<Name extends string>(of: Texts<Name>, name: Name, language: CustomerLanguage): string {
  const texts: Record<string, string | null> = of;
  return texts[`${name}_${language}`] ?? texts[`${name}_ru`] ?? '';
}

/** Whether the customer of a language reads the Russian text instead of one of his own. */
export function isLacking<Name extends string>(of: Texts<Name>, name: Name, language: CustomerLanguage): boolean {
  const texts: Record<string, string | null> = of;
  return texts[`${name}_${language}`] === null;
}

/** What was typed as the record will have it: an empty translation is none. */
export const typedText = (text: string): string | null => text.trim() || null;
