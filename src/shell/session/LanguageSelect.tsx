import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LocalLanguage20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { focusOutline } from '../../kit/foundation/styles';
import { isLanguage, languages } from '../../i18n/languages';
import { languagePicked, preferences } from '../../kit/state/preferences';

const m = defineMessages({
  language: { id: 'shell.language.label', defaultMessage: 'Язык' },
});
const partly = defineMessage<{ name: string }>({ id: 'shell.language.partial', defaultMessage: '{name} (частично)' });

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: '32px',
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-within': focusOutline,
  },
  icon: { position: 'absolute', left: tokens.spacingHorizontalS, pointerEvents: 'none' },
  select: {
    appearance: 'none',
    height: '100%',
    paddingLeft: '36px',
    paddingRight: tokens.spacingHorizontalM,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    fieldSizing: 'content',
    '> option': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  },
  // There is only room for the sign on a narrow header; the field is as usable without its words.
  short: { '@media (max-width: 639px)': { width: '36px', paddingRight: 0, color: 'transparent' } },
});

interface Props {
  /** Leaves only the sign on a phone. */
  short?: boolean;
}

/** Chooses the language of the panel; the languages are named in themselves. */
export function LanguageSelect({ short }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useSelector(preferences.selectors.language);
  return (
    <span className={styles.box}>
      <LocalLanguage20Regular className={styles.icon} aria-hidden="true" />
      <select
        className={mergeClasses(styles.select, short && styles.short)}
        aria-label={intl.formatMessage(m.language)}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && dispatch(languagePicked(target.value))}
      >
        {languages.map(({ code, name, partial }) => (
          <option key={code} value={code} lang={code}>
            {partial ? intl.formatMessage(partly, { name }) : name}
          </option>
        ))}
      </select>
    </span>
  );
}
