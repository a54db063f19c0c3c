import { useIntl, type MessageDescriptor } from 'react-intl';
import { inLanguage, useLanguageStyles } from '../../../kit/fields/LanguageFields';
import { labelText, type Label } from '../../../kit/form/labelText';
import { RichTextField } from './RichTextField';

interface Props {
  /** The values are `<name>_ru`, `<name>_en` and `<name>_uz`. */
  name: string;
  label: Label;
  /** A line under the text of a language. */
  notes?: Readonly<Partial<Record<'en' | 'uz', MessageDescriptor>>>;
}

/** One text with marks in the three languages, side by side. Required is the Russian one. */
export function RichLanguageFields({ name, label, notes = {} }: Props) {
  const styles = useLanguageStyles();
  const intl = useIntl();
  return (
    <div className={styles.root}>
      {(['ru', 'en', 'uz'] as const).map((language) => (
        <RichTextField
          key={language}
          name={`${name}_${language}`}
          label={intl.formatMessage(inLanguage[language], { label: labelText(intl, label) })}
          required={language === 'ru'}
          help={language === 'ru' ? undefined : notes[language]}
        />
      ))}
    </div>
  );
}
