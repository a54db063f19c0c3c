import { makeStyles, tokens } from '@fluentui/react-components';

/** The look of the tables of a report. */
export const useReportStyles = makeStyles({
  scroll: {
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  rows: { flexGrow: 1, minHeight: '240px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    maxWidth: '320px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  head: { position: 'sticky', top: 0, backgroundColor: tokens.colorNeutralBackground2 },
  figure: { textAlign: 'end' },
  total: {
    position: 'sticky',
    bottom: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  caption: { padding: tokens.spacingVerticalSNudge, fontWeight: tokens.fontWeightSemibold, textAlign: 'start' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});
