import { Button, Field, makeStyles, Select, Switch, tokens } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isLanguage, languages } from '../../../i18n/languages';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';
import { notify } from '../../../kit/state/notifications';
import {
  densityPicked,
  languagePicked,
  preferences,
  preferencesReset,
  shortcutsToggled,
  themePicked,
} from '../../../kit/state/preferences';
import { Section } from '../../../kit/detail/Section';
import { useOwnId } from '../../../parts/useOwnId';
import { m } from './messages';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
});

const themes = ['light', 'dark', 'system'] as const;
const densities = ['compact', 'comfortable'] as const;

/** What one set up for oneself on this device. */
export function PreferencesSection() {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useSelector(preferences.selectors.language);
  const theme = useSelector(preferences.selectors.theme);
  const density = useSelector(preferences.selectors.density);
  const shortcuts = useSelector(preferences.selectors.shortcuts);
  const owner = String(useOwnId() ?? '');
  const [isAsking, setAsking] = useState(false);
  return (
    <Section id="preferences" title={m.preferences}>
      <div className={styles.fields}>
        <Field label={intl.formatMessage(m.language)}>
          <Select value={language} onChange={(_, { value }) => isLanguage(value) && dispatch(languagePicked(value))}>
            {languages.map(({ code, name, partial }) => (
              <option key={code} value={code}>
                {partial ? intl.formatMessage(m.partial, { name }) : name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={intl.formatMessage(m.theme)}>
          <Select
            value={theme}
            onChange={(_, { value }) => {
              const picked = themes.find((one) => one === value);
              if (picked) dispatch(themePicked(picked));
            }}
          >
            {themes.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage(m[one])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={intl.formatMessage(m.density)}>
          <Select
            value={density}
            onChange={(_, { value }) => {
              const picked = densities.find((one) => one === value);
              if (picked) dispatch(densityPicked(picked));
            }}
          >
            {densities.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage(m[one])}
              </option>
            ))}
          </Select>
        </Field>
        <Field hint={intl.formatMessage(m.shortcutsHelp)}>
          <Switch
            label={intl.formatMessage(m.shortcuts)}
            checked={shortcuts}
            onChange={() => dispatch(shortcutsToggled())}
          />
        </Field>
      </div>
      <div>
        <Button icon={<ArrowReset20Regular aria-hidden />} onClick={() => setAsking(true)}>
          <FormattedMessage {...m.reset} />
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={m.resetTitle}
          yes={m.reset}
          onYes={() => {
            setAsking(false);
            dispatch(preferencesReset(owner));
            dispatch(notify({ tone: 'success', title: m.wasReset }));
          }}
          onNo={() => setAsking(false)}
        >
          <FormattedMessage {...m.resetText} />
        </ConfirmDialog>
      )}
    </Section>
  );
}
