import { Button } from '@fluentui/react-components';
import { TextLineSpacing20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Bone } from './Bone';
import type { Column } from './column';
import { FilterPopover } from './FilterPopover';
import { lazily } from './lazily';
import type { TableSetting } from './useTableLook';

const m = defineMessages({
  columns: { id: 'kit.table.columns', defaultMessage: 'Столбцы' },
  roomy: { id: 'kit.table.roomy', defaultMessage: 'Просторные строки' },
});

const TableSettings = lazily(async () => (await import('./TableSettings')).TableSettings);

interface Props {
  columns: readonly Column<never>[];
  setting: TableSetting;
  hasActions: boolean;
}

/** What changes the look of a table: the height of its rows, and the chooser of columns. */
export function TableTools({ columns, setting, hasActions }: Props) {
  const intl = useIntl();
  const isRoomy = setting.look.density === 'comfortable';
  const roomy = intl.formatMessage(m.roomy);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<TextLineSpacing20Regular aria-hidden />}
        aria-label={roomy}
        aria-pressed={isRoomy}
        title={roomy}
        onClick={() => setting.change({ density: isRoomy ? 'compact' : 'comfortable' })}
      />
      <FilterPopover label={intl.formatMessage(m.columns)} count={0}>
        <Suspense fallback={<Bone />}>
          <TableSettings columns={columns} setting={setting} hasActions={hasActions} />
        </Suspense>
      </FilterPopover>
    </>
  );
}
