import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, DismissCircle16Filled, Warning16Filled } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ChecklistLine } from '../../api/system-user/closing';
import { useFormat } from '../../i18n/format';
import { Section } from '../../kit/detail/Section';
import { Fact, Facts } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { LineNote } from './LineNote';
import { lineHref, lineText, tieHref } from './closingTerms';
import { m } from './messages';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  line: {
    listStyleType: 'none',
    paddingBottom: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none', paddingBottom: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalS}`,
    minHeight: '24px',
  },
  icon: { flexShrink: 0 },
  text: { flexGrow: 1, flexBasis: '160px', minWidth: 0, overflowWrap: 'anywhere' },
  // Where it has no room beside the words it stands below them, at the same edge.
  state: { flexShrink: 0, marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  number: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  blocks: { color: tokens.colorStatusDangerForeground1 },
  warns: { color: tokens.colorStatusWarningForeground1 },
  link: { color: tokens.colorBrandForegroundLink },
  tie: { paddingTop: tokens.spacingVerticalS, paddingLeft: tokens.spacingHorizontalXXL },
});

interface Props {
  /** Of the month. */
  id: number;
  /** `YYYY-MM`. */
  month: string;
  lines: readonly ChecklistLine[];
}

/** What stands in the way of closing a month, and what only asks for a look; a number leads to the records it counts. */
export function Checklist({ id, month, lines }: Props) {
  const styles = useStyles();
  return (
    <Section id="checklist" title={m.checklist}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Line key={line.code} id={id} month={month} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ id, month, line }: { id: number; month: string; line: ChecklistLine }) {
  const styles = useStyles();
  const { code, count, blocks, tie } = line;
  const tone = count === 0 ? 'fine' : blocks ? 'blocks' : 'warns';
  const Icon = { fine: CheckmarkCircle16Filled, blocks: DismissCircle16Filled, warns: Warning16Filled }[tone];
  const words = { fine: m.isFine, blocks: m.blocks, warns: m.warns }[tone];
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Icon aria-hidden className={mergeClasses(styles.icon, styles[tone])} />
        <span className={styles.text}>
          <FormattedMessage {...lineText[code]} />
        </span>
        <span className={mergeClasses(styles.state, styles[tone])}>
          <FormattedMessage {...words} />
        </span>
        {count > 0 && !tie && <Count line={line} to={lineHref(code, month)} />}
      </div>
      {count > 0 && tie && <TieFacts month={month} tie={tie} />}
      <LineNote id={id} line={line} />
    </li>
  );
}

function Count({ line: { code, count }, to }: { line: ChecklistLine; to: string | undefined }) {
  const styles = useStyles();
  const format = useFormat();
  // There is nothing to count of a month that is not over.
  if (code === 'month_not_over') return null;
  const number = format.number(count);
  return to === undefined ? (
    <span className={styles.number}>{number}</span>
  ) : (
    <Link to={to} className={mergeClasses(styles.number, styles.link)}>
      {number}
    </Link>
  );
}

function TieFacts({ month, tie }: { month: string; tie: NonNullable<ChecklistLine['tie']> }) {
  const styles = useStyles();
  return (
    <div className={styles.tie}>
      <Facts>
        <Fact label={m.ledgerBalance} value={tie.ledger} as="money" />
        <Fact label={m.recordsBalance} value={tie.records} as="money" />
        <Fact label={m.difference} value={tie.difference} as="money" />
        {tie.first_day === null ? (
          <Fact label={m.firstDay} value={<FormattedMessage {...m.unknownDay} />} />
        ) : (
          <Fact label={m.firstDay} value={tie.first_day} as="day" />
        )}
      </Facts>
      <RecordLink to={tieHref(tie.account_id, month)} permission="gl.query">
        <FormattedMessage {...m.tieRecords} />
      </RecordLink>
    </div>
  );
}
