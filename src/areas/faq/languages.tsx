import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { choices } from '../../kit/table/choices';
import type { Column } from '../../kit/table/columns/column';
import { m } from './messages';

export type Translation = 'en' | 'uz';

/** The languages beside Russian. */
export const translation = choices<Translation>({ en: m.english, uz: m.uzbek });

/** Whether customers see it. */
export const shownState = choices<'on' | 'off'>({
  on: { label: m.on, tone: 'success' },
  off: { label: m.off, tone: 'neutral' },
});
export const stateOf = ({ is_active: isActive }: { is_active: boolean }): 'on' | 'off' => (isActive ? 'on' : 'off');

/** What a filter by it sends. */
export const isOn = (state: 'on' | 'off' | undefined): boolean | undefined => state && state === 'on';

interface Marked {
  lacking: readonly Translation[];
  stale: readonly Translation[];
}

const lacks = { en: m.lacksEn, uz: m.lacksUz } as const;
const stale = { en: m.staleEn, uz: m.staleUz } as const;

const marksOf = (row: Marked): MessageDescriptor[] => [
  ...row.lacking.map((language) => lacks[language]),
  ...row.stale.map((language) => stale[language]),
];

const useStyles = makeStyles({
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorStatusWarningForeground1,
  },
  fine: { color: tokens.colorNeutralForeground3 },
});

/** Which translations are missing, or older than the Russian text. */
function LanguageMarks({ of }: { of: Marked }) {
  const styles = useStyles();
  const marks = marksOf(of);
  if (marks.length === 0)
    return (
      <span className={styles.fine}>
        <FormattedMessage {...m.complete} />
      </span>
    );
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark.id}>
          <FormattedMessage {...mark} />
        </span>
      ))}
    </span>
  );
}

/** The column of them. */
export const translationsColumn = <Row extends Marked>(): Column<Row> => ({
  id: 'translations',
  title: m.translations,
  value: ({ lacking, stale: older }) =>
    [...lacking.map((language) => `-${language}`), ...older.map((language) => `~${language}`)].join(' '),
  cell: (row) => <LanguageMarks of={row} />,
  width: 168,
});

/** A text in the language of the panel, the Russian one where that is missing. */
export function useTextOf() {
  const { locale } = useIntl();
  return <Name extends string>(of: Texts<Name>, name: Name): string => {
    const texts: Readonly<Record<string, string | null>> = of;
    const own = locale.startsWith('en') ? texts[`${name}_en`] : locale.startsWith('uz') ? texts[`${name}_uz`] : null;
    return own ?? texts[`${name}_ru`] ?? '';
  };
}

export type Texts<Name extends string> = Record<`${Name}_ru`, string> &
  Record<`${Name}_en` | `${Name}_uz`, string | null>;

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
