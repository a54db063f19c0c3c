import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { labelText } from '../form/labelText';
import type { FieldProps } from '../form/useField';
import { TextField } from './TextField';

/** What the text of a language is called. */
export const inLanguage = {
  ru: defineMessage<{ label: string }>({ id: 'kit.languages.ru', defaultMessage: '{label} на русском' }),
  en: defineMessage<{ label: string }>({ id: 'kit.languages.en', defaultMessage: '{label} на английском' }),
  uz: defineMessage<{ label: string }>({ id: 'kit.languages.uz', defaultMessage: '{label} на узбекском' }),
};

/** Where the three stand. */
export const useLanguageStyles = makeStyles({
  // All three beside each other where they have room to be compared, below each other elsewhere; never two and one.
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(240px, (752px - 100%) * 999)), 1fr))',
    alignItems: 'start',
  },
});

interface Props extends Omit<FieldProps, 'help'> {
  maxLength?: number;
  multiline?: boolean;
  /** A line under the text of a language, as that it is older than the Russian one. */
  notes?: Readonly<Partial<Record<'en' | 'uz', MessageDescriptor>>>;
}

/**
 * One text in the three languages, side by side: the values `<name>_ru`, `<name>_en` and `<name>_uz`. Required is the
 * Russian one, which stands in for the others where they are empty.
 */
export function LanguageFields({ name, label, required, notes = {}, ...props }: Props) {
  const styles = useLanguageStyles();
  const intl = useIntl();
  return (
    <div className={styles.root}>
      {(['ru', 'en', 'uz'] as const).map((language) => (
        <TextField
          key={language}
          {...props}
          name={`${name}_${language}`}
          label={intl.formatMessage(inLanguage[language], { label: labelText(intl, label) })}
          required={required && language === 'ru'}
          help={language === 'ru' ? undefined : notes[language]}
        />
      ))}
    </div>
  );
}
