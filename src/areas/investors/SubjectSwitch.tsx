import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InvestorRow } from '../../api/investment/investors';
import { m, subjects } from './messages';

type Subject = InvestorRow['subject'];

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalL, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  choice: {
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderBottom: `2px solid transparent`,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Persons or companies: the two are listed apart. */
export function SubjectSwitch({ value, onChange }: { value: Subject; onChange: (subject: Subject) => void }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(m.subject)} className={styles.root}>
      {subjects.map((subject) => (
        <button
          key={subject.value}
          type="button"
          aria-pressed={subject.value === value}
          className={mergeClasses(styles.choice, subject.value === value && styles.chosen)}
          onClick={() => onChange(subject.value)}
        >
          <FormattedMessage {...subject.label} />
        </button>
      ))}
    </div>
  );
}
