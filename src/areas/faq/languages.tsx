import { makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from 'react-intl';
import { emptyValue } from '../../i18n/format';
import { choices } from '../../kit/table/choices';
import type { Column } from '../../kit/table/columns/column';
import { switchStates } from '../../parts/switchState';
import { m } from './messages';

export type Translation = 'en' | 'uz';

/** The languages beside Russian. */
export const translation = choices<Translation>({ en: m.english, uz: m.uzbek });

/** Whether customers see it. */
export const shownState = switchStates(m.on, m.off);

interface Marked {
  lacking: readonly Translation[];
  stale: readonly Translation[];
}

const useStyles = makeStyles({
  mark: { color: tokens.colorStatusWarningForeground1 },
});

function Languages({ of }: { of: readonly Translation[] }) {
  const styles = useStyles();
  return of.length === 0 ? emptyValue : <span className={styles.mark}>{of.join(', ')}</span>;
}

/** The columns of the languages that a text is missing in, and of those that are older than the Russian one. */
export const translationColumns = <Row extends Marked>(): Column<Row>[] => [
  {
    id: 'lacking',
    title: m.lacks,
    value: ({ lacking }) => lacking.join(', '),
    cell: ({ lacking }) => <Languages of={lacking} />,
    width: 120,
  },
  {
    id: 'stale',
    title: m.stale,
    value: ({ stale }) => stale.join(', '),
    cell: ({ stale }) => <Languages of={stale} />,
    width: 160,
  },
];

interface ChangedAt {
  ru: string;
  en: string | null;
  uz: string | null;
}

/** What stands under the fields of a text: which of them are missing or older than the Russian one. */
export const notesOf = ({ ru, en, uz }: ChangedAt): Partial<Record<Translation, MessageDescriptor>> => ({
  ...(en === null ? { en: m.noText } : en < ru && { en: m.older }),
  ...(uz === null ? { uz: m.noText } : uz < ru && { uz: m.older }),
});
