import { FluentProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { LanguageCode } from '../../i18n/languages';
import { SpeakIn } from '../../i18n/SpeakIn';
import { panelTheme } from '../../kit/foundation/theme';
import { SegmentedControl } from '../../kit/list/SegmentedControl';
import { preferences } from '../../kit/state/preferences';
import { Note } from '../Note';

const m = defineMessages({
  language: { id: 'parts.preview.language', defaultMessage: 'Язык покупателя' },
  ru: { id: 'parts.preview.ru', defaultMessage: 'Русский' },
  uz: { id: 'parts.preview.uz', defaultMessage: 'Узбекский' },
  en: { id: 'parts.preview.en', defaultMessage: 'Английский' },
  theme: { id: 'parts.preview.theme', defaultMessage: 'Тема телефона' },
  light: { id: 'parts.preview.light', defaultMessage: 'Светлая' },
  dark: { id: 'parts.preview.dark', defaultMessage: 'Тёмная' },
  fallback: { id: 'parts.preview.fallback', defaultMessage: 'Перевода нет: покупатель видит русский текст' },
  phone: { id: 'parts.preview.phone', defaultMessage: 'Экран телефона' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  choices: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}` },
  phone: {
    alignSelf: 'center',
    boxSizing: 'border-box',
    width: '328px',
    maxWidth: '100%',
    height: '620px',
    overflow: 'hidden',
    border: `8px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '32px',
  },
  // Beside the fields of a form all of it stands between the heading and the buttons.
  low: { height: 'clamp(320px, calc(100dvh - 400px), 620px)' },
  screen: {
    boxSizing: 'border-box',
    height: '100%',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

export type CustomerLanguage = 'ru' | 'en' | 'uz';
const codes = { ru: 'ru-RU', en: 'en-US', uz: 'uz-UZ' } as const satisfies Record<CustomerLanguage, LanguageCode>;
const languages = (['ru', 'uz', 'en'] as const).map((value) => ({ value, label: m[value] }));
const themes = (['light', 'dark'] as const).map((value) => ({ value, label: m[value] }));

export interface PhoneProps {
  /** What stands beside the phone: why the customer does not see it. */
  note?: ReactNode;
  /** Whether a text of it is not there in the language, so that the Russian one is shown. */
  lacks: (language: CustomerLanguage) => boolean;
  /** Whether it stands beside fields that are filled in meanwhile. */
  isLow?: boolean;
  children: (language: CustomerLanguage) => ReactNode;
}

/** The screen of a customer's phone, in each language, by day and by night. */
export function Phone({ note, lacks, isLow = false, children }: PhoneProps) {
  const styles = useStyles();
  const intl = useIntl();
  const accent = useSelector(preferences.selectors.accent);
  const [language, setLanguage] = useState<CustomerLanguage>('ru');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <div className={styles.root}>
      <div className={styles.choices}>
        <SegmentedControl label={m.language} value={language} options={languages} onChange={setLanguage} />
        <SegmentedControl label={m.theme} value={theme} options={themes} onChange={setTheme} />
      </div>
      {note}
      {lacks(language) && (
        <Note isWarning>
          <FormattedMessage {...m.fallback} />
        </Note>
      )}
      <div className={mergeClasses(styles.phone, isLow && styles.low)} lang={language}>
        <FluentProvider
          theme={panelTheme(theme, accent)}
          className={styles.screen}
          role="region"
          aria-label={intl.formatMessage(m.phone)}
          tabIndex={0}
        >
          <SpeakIn language={codes[language]} namespace="preview">
            {children(language)}
          </SpeakIn>
        </FluentProvider>
      </div>
    </div>
  );
}
