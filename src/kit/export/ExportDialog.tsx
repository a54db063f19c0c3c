import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import type { SheetFormat } from './exportSheet';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'kit.export.title', defaultMessage: 'Выгрузить в файл' },
  all: {
    id: 'kit.export.all',
    defaultMessage:
      'В файл попадут все строки по фильтру, а не только страница, в том же порядке. Личные данные останутся скрытыми.',
  },
  picked: {
    id: 'kit.export.pickedOnly',
    defaultMessage: 'В файл попадут только выбранные строки. Личные данные останутся скрытыми.',
  },
  split: {
    id: 'kit.export.split',
    defaultMessage:
      'На один лист Excel помещается 1 048 576 строк: остальные продолжатся на следующих листах того же файла.',
  },
  shown: { id: 'kit.export.shown', defaultMessage: 'Как на экране' },
  every: { id: 'kit.export.every', defaultMessage: 'Все, вместе с убранными с экрана' },
  format: { id: 'kit.export.format', defaultMessage: 'Вид файла' },
  xlsx: { id: 'kit.export.xlsx', defaultMessage: 'Excel: итоги и лист с фильтрами' },
  csv: { id: 'kit.export.csv', defaultMessage: 'CSV: только строки, для других программ' },
  start: { id: 'kit.export.start', defaultMessage: 'Выгрузить' },
});
const count = defineMessage<{ count: string }>({ id: 'kit.export.count', defaultMessage: 'Строк: {count}.' });

const useStyles = makeStyles({
  choices: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
  },
});

/** Rows of one sheet, beside its heading and its sums. */
const oneSheet = 1_048_574;

/** Those that the person sees, or those as well that are left out of the table. */
export type Extent = 'shown' | 'every';

interface Choice<Value extends string> {
  label: MessageDescriptor;
  options: Record<Value, MessageDescriptor>;
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChoose }: Choice<Value>) {
  const intl = useIntl();
  return (
    <Field label={intl.formatMessage(label)}>
      <RadioGroup value={value} onChange={(_, change) => onChoose(change.value as Value)}>
        {Object.entries<MessageDescriptor>(options).map(([one, words]) => (
          <Radio key={one} value={one} label={intl.formatMessage(words)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

interface Props {
  /** Whether there are columns that the table leaves out. */
  hasMore: boolean;
  /** How many rows there will be, where it is known. */
  total: number | undefined;
  isPicked: boolean;
  onStart: (format: SheetFormat, extent: Extent) => void;
  onClose: () => void;
}

/** Says what will be in the file and asks for its kind. */
export function ExportDialog({ hasMore, total, isPicked, onStart, onClose }: Props) {
  const styles = useStyles();
  const format = useFormat();
  const [chosen, choose] = useState<SheetFormat>('xlsx');
  const [extent, setExtent] = useState<Extent>('shown');
  return (
    <ConfirmDialog title={m.title} yes={m.start} no={t.cancel} onYes={() => onStart(chosen, extent)} onNo={onClose}>
      <FormattedMessage {...(isPicked ? m.picked : m.all)} />
      {total !== undefined && (
        <div>
          <FormattedMessage {...count} values={{ count: format.number(total) }} />
        </div>
      )}
      {total !== undefined && total > oneSheet && chosen === 'xlsx' && (
        <div>
          <FormattedMessage {...m.split} />
        </div>
      )}
      <div className={styles.choices}>
        {hasMore && (
          <Choice label={t.columns} options={{ shown: m.shown, every: m.every }} value={extent} onChoose={setExtent} />
        )}
        <Choice label={m.format} options={{ xlsx: m.xlsx, csv: m.csv }} value={chosen} onChoose={choose} />
      </div>
    </ConfirmDialog>
  );
}
