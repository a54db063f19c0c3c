import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { labelText, type Label } from '../../kit/form/labelText';
import { languageNames } from './languageNames';

const m = defineMessages({
  missing: { id: 'parts.texts.missing', defaultMessage: 'Перевода нет: показывается русский текст' },
  stale: { id: 'parts.texts.stale', defaultMessage: 'Русский текст изменён позже перевода' },
});

/** The same under the fields of a form. */
export const staleNotes = (stale: readonly ('en' | 'uz')[]): Partial<Record<'en' | 'uz', MessageDescriptor>> =>
  Object.fromEntries(stale.map((language) => [language, m.stale]));

const useStyles = makeStyles({
  texts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  mark: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
});

export interface Texts {
  ru: string | null;
  en: string | null;
  uz: string | null;
}

interface Props {
  texts: Texts;
  /** The languages whose text is older than the Russian one. */
  stale?: readonly string[];
  /** What the text is, where several stand below one another. */
  label?: Label;
}

/** One text in its three languages beside one another; what is missing, or older than the Russian one, is marked. */
export function TextColumns({ texts, stale = [], label }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <dl className={styles.texts}>
      {(['ru', 'en', 'uz'] as const).map((language) => (
        <div key={language}>
          <dt className={styles.label}>
            {[
              ...(label === undefined ? [] : [labelText(intl, label)]),
              intl.formatMessage(languageNames[language]),
            ].join(': ')}
          </dt>
          <dd className={styles.text} lang={texts[language] === null ? undefined : language}>
            {texts[language] ?? (
              <span className={styles.mark}>
                <FormattedMessage {...m.missing} />
              </span>
            )}
            {texts[language] !== null && stale.includes(language) && (
              <div className={styles.mark}>
                <FormattedMessage {...m.stale} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
