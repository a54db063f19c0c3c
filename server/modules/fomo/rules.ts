import type { RefusalCode } from '../../shared/codes';

/** What of a campaign is written. */
export interface Terms {
  name: string;
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  text_ru: string;
  text_en: string | null;
  text_uz: string | null;
  trigger: 'registered' | 'no_investment' | 'cart_left' | 'limit_unused';
  duration_hours: number;
  /** With two digits, '5.00'. */
  benefit_percent: string;
  /** YYYY-MM-DD, both days included. */
  start: string;
  end: string;
  is_active: boolean;
}

/** What is wrong with a campaign as it is to be kept, by fields; nothing where it may be. */
export function faultsOf(terms: Terms): Record<string, RefusalCode> {
  const percent = Number(terms.benefit_percent);
  return {
    ...(terms.name === '' && { name: 'required' as const }),
    ...(terms.title_ru === '' && { title_ru: 'required' as const }),
    ...(terms.text_ru === '' && { text_ru: 'required' as const }),
    ...halfLanguage(terms, 'en'),
    ...halfLanguage(terms, 'uz'),
    ...((percent <= 0 || percent > 100) && { benefit_percent: 'out_of_range' as const }),
    ...(terms.end < terms.start && { end: 'before_begin' as const }),
  };
}

/** A language has a title and a text, or neither. */
function halfLanguage(terms: Terms, language: 'en' | 'uz'): Record<string, RefusalCode> {
  const [title, text] = [terms[`title_${language}`], terms[`text_${language}`]];
  if ((title === null) === (text === null)) return {};
  return { [title === null ? `title_${language}` : `text_${language}`]: 'required' };
}
