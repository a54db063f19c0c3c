import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, useIntl } from 'react-intl';
import { labelText } from '../form/labelText';
import type { FieldProps } from '../form/useField';
import { TextField } from './TextField';

const inLanguage = {
  ru: defineMessage<{ label: string }>({ id: 'kit.languages.ru', defaultMessage: '{label} на русском' }),
  en: defineMessage<{ label: string }>({ id: 'kit.languages.en', defaultMessage: '{label} на английском' }),
  uz: defineMessage<{ label: string }>({ id: 'kit.languages.uz', defaultMessage: '{label} на узбекском' }),
};

const useStyles = makeStyles({
  // Beside each other where they have room to be compared, below each other elsewhere.
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
  },
});

interface Props extends Omit<FieldProps, 'help'> {
  maxLength?: number;
  multiline?: boolean;
}

/**
 * One text in the three languages, side by side: the values `<name>_ru`, `<name>_en` and `<name>_uz`. Required is the
 * Russian one, which stands in for the others where they are empty.
 */
export function LanguageFields({ name, label, required, ...props }: Props) {
  const styles = useStyles();
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
        />
      ))}
    </div>
  );
}
