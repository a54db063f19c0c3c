import { Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { ConfirmDialog } from '../ConfirmDialog';
import type { SheetFormat } from './exportPlan';

const m = defineMessages({
  title: { id: 'kit.export.title', defaultMessage: 'Выгрузить в файл' },
  all: {
    id: 'kit.export.all',
    defaultMessage:
      'В файл попадут все строки по фильтру, а не только страница. Столбцы и порядок — как на экране; скрытые данные останутся скрытыми.',
  },
  format: { id: 'kit.export.format', defaultMessage: 'Вид файла' },
  xlsx: { id: 'kit.export.xlsx', defaultMessage: 'Excel: итоги и лист с фильтрами' },
  csv: { id: 'kit.export.csv', defaultMessage: 'CSV: только строки, для других программ' },
  start: { id: 'kit.export.start', defaultMessage: 'Выгрузить' },
  cancel: { id: 'kit.export.cancel', defaultMessage: 'Отмена' },
});
const count = defineMessage<{ count: string }>({ id: 'kit.export.count', defaultMessage: 'Строк: {count}.' });

interface Props {
  /** How many rows there will be, where it is known. */
  total: number | undefined;
  onStart: (format: SheetFormat) => void;
  onClose: () => void;
}

/** Says what will be in the file and asks for its kind. */
export function ExportQuestion({ total, onStart, onClose }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const [chosen, choose] = useState<SheetFormat>('xlsx');
  return (
    <ConfirmDialog title={m.title} yes={m.start} no={m.cancel} onYes={() => onStart(chosen)} onNo={onClose}>
      <FormattedMessage {...m.all} />
      {total !== undefined && (
        <div>
          <FormattedMessage {...count} values={{ count: format.number(total) }} />
        </div>
      )}
      <RadioGroup
        aria-label={intl.formatMessage(m.format)}
        value={chosen}
        onChange={(_, { value }) => choose(value === 'csv' ? 'csv' : 'xlsx')}
      >
        <Radio value="xlsx" label={intl.formatMessage(m.xlsx)} />
        <Radio value="csv" label={intl.formatMessage(m.csv)} />
      </RadioGroup>
    </ConfirmDialog>
  );
}
