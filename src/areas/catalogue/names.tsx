import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Section } from '../../kit/detail/Section';
import { Fact, Facts } from '../../kit/values/Facts';
import { staleNotes } from '../../parts/texts/TextColumns';
import { m } from './messages';

export interface Names {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
}

/** The languages that a name is still to be given in. */
export const lackingOf = ({ name_en: en, name_uz: uz }: Pick<Names, 'name_en' | 'name_uz'>): ('en' | 'uz')[] => [
  ...(en === null ? (['en'] as const) : []),
  ...(uz === null ? (['uz'] as const) : []),
];

export const lackOptions = [
  { value: 'en', label: m.lacksEn },
  { value: 'uz', label: m.lacksUz },
] as const;

const useStyles = makeStyles({
  missing: { color: tokens.colorStatusWarningForeground1 },
  stale: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
});

function NameText({ text, stale }: { text: string | null; stale?: MessageDescriptor }) {
  const styles = useStyles();
  if (text === null)
    return (
      <span className={styles.missing}>
        <FormattedMessage {...m.missingName} />
      </span>
    );
  return (
    <>
      {text}
      {stale && (
        <div className={styles.stale}>
          <FormattedMessage {...stale} />
        </div>
      )}
    </>
  );
}

interface Named extends Names {
  /** The languages whose name is older than the Russian one. */
  stale: readonly ('en' | 'uz')[];
}

/** A name in its three languages beside one another; those that are missing, or older than the Russian one, are marked. */
export function NamesSection({ of: { name_ru: ru, name_en: en, name_uz: uz, stale } }: { of: Named }) {
  const notes = staleNotes(stale);
  return (
    <Section id="names" title={m.names}>
      <Facts>
        <Fact label={m.inRussian} value={<NameText text={ru} />} />
        <Fact label={m.inEnglish} value={<NameText text={en} stale={notes.en} />} />
        <Fact label={m.inUzbek} value={<NameText text={uz} stale={notes.uz} />} />
      </Facts>
    </Section>
  );
}

interface NameValues {
  name_ru: string;
  name_en: string;
  name_uz: string;
}

/** Names as a form holds them. */
export const nameValues = ({ name_ru, name_en, name_uz }: Names): NameValues => ({
  ...{ name_ru, name_en: name_en ?? '', name_uz: name_uz ?? '' },
});

/** Those that were changed as they are sent; an empty one is none. */
export const sentNames = ({ name_ru, name_en, name_uz }: Partial<NameValues>) => ({
  ...(name_ru !== undefined && { name_ru }),
  ...(name_en !== undefined && { name_en: name_en === '' ? null : name_en }),
  ...(name_uz !== undefined && { name_uz: name_uz === '' ? null : name_uz }),
});
