import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { JournalRow } from '../../api/system-user/journal';
import type { Format } from '../../i18n/format';
import { t } from '../../i18n/terms';
import type { Column } from '../../kit/table/columns/column';
import { historyFieldName, historyValue } from '../../parts/HistoryChange';
import { m as history } from '../../parts/historyMessages';
import { historyAction, type NamesNow, type RecordWords } from '../../parts/historyWords';
import { journalKinds } from '../../routes/journalKinds';
import { wordsOf } from './kindWords';
import { m, numbered } from './messages';

/** What a kind of record is called; one that is newer than the panel is just a record. */
export function kindName(entity: string, intl: IntlShape): string {
  const title: MessageDescriptor = journalKinds[entity]?.title ?? m.record;
  return intl.formatMessage(title);
}

function actionName({ entity, action }: JournalRow, intl: IntlShape): string {
  const title: MessageDescriptor = historyAction(action, wordsOf(entity)) ?? history.otherAction;
  return intl.formatMessage(title);
}

function recordName({ entity, entity_id: id }: JournalRow, intl: IntlShape): string {
  const kind = kindName(entity, intl);
  return journalKinds[entity]?.isUnnumbered ? kind : intl.formatMessage(numbered, { kind, id });
}

interface Shown {
  /** Of what nobody of the staff did nobody is named. */
  isOfStaff: boolean;
  /** On a phone a row has three lines: there the change stands in one. */
  isNarrow: boolean;
}

/** The columns of the journal, told in words of the kind of each row, the same in files and on paper. */
export function journalColumns(names: NamesNow, format: Format, { isOfStaff, isNarrow }: Shown): Column<JournalRow>[] {
  const { intl } = names;
  const wordsNow = ({ entity }: JournalRow): RecordWords => {
    const words = wordsOf(entity);
    return { ...words, ...words.named?.(names) };
  };
  const fieldOf = (row: JournalRow) => (row.field === null ? '' : historyFieldName(row.field, wordsNow(row), intl));
  const valueOf = (row: JournalRow, text: string | null) =>
    text === null ? '' : historyValue({ field: row.field ?? '', text, words: wordsNow(row) }, intl, format);
  const changeOf = (row: JournalRow) => {
    const values = [row.old, row.new].flatMap((text) => (text === null ? [] : [valueOf(row, text)]));
    return [fieldOf(row), values.join(' → ')].filter(Boolean).join(': ') || actionName(row, intl);
  };
  const who: Column<JournalRow> = {
    id: 'user',
    title: history.who,
    value: (row) => row.user?.name,
    important: true,
    width: 128,
  };
  return [
    { id: 'record', title: m.record, value: (row) => recordName(row, intl), important: true, width: 168 },
    {
      id: 'created_at',
      title: history.when,
      value: (row) => row.created_at,
      as: 'dateTime',
      sort: 'created_at',
      important: !isOfStaff,
      width: 152,
    },
    ...(isOfStaff ? [who] : []),
    { id: 'action', title: t.action, value: (row) => actionName(row, intl), important: !isNarrow, width: 128 },
    { id: 'field', title: m.field, value: fieldOf, width: 112 },
    { id: 'old', title: history.before, value: (row) => valueOf(row, row.old), width: 142 },
    { id: 'new', title: history.after, value: (row) => valueOf(row, row.new), width: 142 },
    { id: 'change', title: m.change, value: changeOf, important: true, width: 280, ...(!isNarrow && { hidden: true }) },
  ];
}
