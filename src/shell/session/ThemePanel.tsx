import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { focusOutline } from '../../kit/foundation/styles';
import { accentName } from '../../kit/state/accentNames';
import { accents, type Accent, type Scheme } from '../../kit/state/accents';
import { accentPicked, preferences, themePicked, type ThemeChoice } from '../../kit/state/preferences';
import { panelTheme } from '../../kit/foundation/theme';
import { useMediaQuery } from '../../kit/foundation/useMediaQuery';

const m = defineMessages({
  theme: { id: 'shell.theme.theme', defaultMessage: 'Тема' },
  light: { id: 'shell.theme.light', defaultMessage: 'Светлая' },
  dark: { id: 'shell.theme.dark', defaultMessage: 'Тёмная' },
  system: { id: 'shell.theme.system', defaultMessage: 'Как в системе' },
  accent: { id: 'shell.theme.accent', defaultMessage: 'Цвет' },
});

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  themes: { display: 'grid', gap: tokens.spacingVerticalXS, marginBottom: tokens.spacingVerticalL },
  theme: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '> input': { accentColor: tokens.colorCompoundBrandBackground, width: '16px', height: '16px', margin: 0 },
  },
  accents: { display: 'flex', justifyContent: 'space-between' },
  accent: {
    position: 'relative',
    width: '28px',
    height: '28px',
    '> input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    ':focus-within': {
      ...focusOutline,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusCircular,
    },
  },
  // The swatch is filled through currentColor: an attribute of SVG needs no inline style, which the page's policy forbids.
  swatch: { display: 'block', width: '28px', height: '28px' },
  check: { position: 'absolute', inset: '6px', pointerEvents: 'none' },
});

/** The choice of theme and accent. */
export function ThemePanel() {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const theme = useSelector(preferences.selectors.theme);
  const accent = useSelector(preferences.selectors.accent);
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = theme === 'system' ? (isNight ? 'dark' : 'light') : theme;
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...m.theme} />
        </legend>
        <div className={styles.themes}>
          {themes.map((choice) => (
            <label key={choice} className={styles.theme}>
              <input
                type="radio"
                name="theme"
                checked={theme === choice}
                onChange={() => dispatch(themePicked(choice))}
              />
              <FormattedMessage {...m[choice]} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...m.accent} />
        </legend>
        <div className={styles.accents}>
          {accents.map((value) => (
            <span key={value} className={styles.accent}>
              <Swatch accent={value} scheme={scheme} isPicked={accent === value} />
              <input
                type="radio"
                name="accent"
                aria-label={intl.formatMessage(accentName(value))}
                title={intl.formatMessage(accentName(value))}
                checked={accent === value}
                onChange={() => dispatch(accentPicked(value))}
              />
            </span>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function Swatch({ accent, scheme, isPicked }: { accent: Accent; scheme: Scheme; isPicked: boolean }) {
  const styles = useStyles();
  const { colorBrandBackground: fill, colorNeutralForegroundOnBrand: onFill } = panelTheme(scheme, accent);
  return (
    <>
      <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <circle cx="14" cy="14" r="13" fill={fill} />
      </svg>
      {isPicked && <Checkmark16Filled className={styles.check} primaryFill={onFill} aria-hidden="true" />}
    </>
  );
}
