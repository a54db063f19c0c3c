import { Button, makeStyles } from '@fluentui/react-components';
import { TextLineSpacing20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Bone } from './Bone';
import type { Column } from './column';
import { FilterPopover } from './FilterPopover';
import { lazily } from './lazily';
import type { AnyListState } from './useListState';
import type { TableSetting } from './useTableLook';

const m = defineMessages({
  columns: { id: 'kit.table.columns', defaultMessage: 'Столбцы' },
  views: { id: 'kit.table.views', defaultMessage: 'Виды' },
  roomy: { id: 'kit.table.roomy', defaultMessage: 'Просторные строки' },
});

const TableSettings = lazily(async () => (await import('./TableSettings')).TableSettings);

const SavedViews = lazily(async () => (await import('./SavedViews')).SavedViews);

const useStyles = makeStyles({
  // As wide as what comes: by its width the popover decides at which side of its button it opens.
  waiting: { width: '320px', maxWidth: '100%' },
});

interface Props {
  columns: readonly Column<never>[];
  setting: TableSetting;
  hasActions: boolean;
  /** Without it there are no views: what they remember is the state of a list. */
  list: AnyListState | undefined;
}

/** What changes the look of a table: its saved views, the height of its rows, and the chooser of columns. */
export function TableTools({ columns, setting, hasActions, list }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const isRoomy = setting.look.density === 'comfortable';
  const roomy = intl.formatMessage(m.roomy);
  return (
    <>
      {list && (
        <FilterPopover label={intl.formatMessage(m.views)} count={0}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Bone />
              </div>
            }
          >
            <SavedViews columns={columns} setting={setting} list={list} />
          </Suspense>
        </FilterPopover>
      )}
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
