import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Action } from '../../kit/actions/Action';
import { Section } from '../../kit/detail/Section';
import { languageNames } from '../../parts/texts/languageNames';
import { Can } from '../../session/can';
import type { Translation } from './languages';
import { m } from './messages';

const useStyles = makeStyles({
  texts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 172px), 1fr))',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  label: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  mark: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  lacking: readonly Translation[];
  stale: readonly Translation[];
  /** Says that a translation is right as it stands. */
  confirm: (language: Translation) => Promise<unknown>;
  /** The text in a language; drawn also where a part of it is missing. */
  children: (language: 'ru' | Translation) => ReactNode;
}

/** The texts of a record beside one another; what is missing, or older than the Russian text, is marked. */
export function TextsSection({ lacking, stale, confirm, children }: Props) {
  const styles = useStyles();
  return (
    <Section id="texts" title={m.texts}>
      <div className={styles.texts}>
        {(['ru', 'en', 'uz'] as const).map((language) => (
          <div key={language} className={styles.text}>
            <span className={styles.label}>
              <FormattedMessage {...languageNames[language]} />
            </span>
            <div lang={language}>{children(language)}</div>
            {language !== 'ru' && lacking.includes(language) && (
              <div className={styles.mark}>
                <FormattedMessage {...m.noText} />
              </div>
            )}
            {language !== 'ru' && stale.includes(language) && (
              <>
                <div className={styles.mark}>
                  <FormattedMessage {...m.older} />
                </div>
                <Can do="faq.update">
                  <Action
                    label={m.confirm}
                    icon={Checkmark20Regular}
                    done={m.confirmed}
                    onSelect={() => confirm(language)}
                  />
                </Can>
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
