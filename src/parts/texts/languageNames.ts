import { defineMessages } from 'react-intl';

/** What the text of a language is called where three stand beside one another. */
export const languageNames = defineMessages({
  ru: { id: 'parts.texts.ru', defaultMessage: 'По-русски' },
  en: { id: 'parts.texts.en', defaultMessage: 'По-английски' },
  uz: { id: 'parts.texts.uz', defaultMessage: 'По-узбекски' },
});
