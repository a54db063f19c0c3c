import { Button, makeStyles } from '@fluentui/react-components';
import { TextLineSpacing20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Skeleton } from '../feedback/skeletons';
import type { Column } from './columns/column';
import { Popover } from '../overlay/Popover';
import { lazyComponent } from '../foundation/lazyComponent';
import type { AnyListState } from '../url/useListState';
import type { TableSetting } from './columns/useTableSettings';
import { t } from '../../i18n/terms';

const m = defineMessages({
  views: { id: 'kit.table.views', defaultMessage: 'Виды' },
  roomy: { id: 'kit.table.roomy', defaultMessage: 'Просторные строки' },
});

const ColumnSettings = lazyComponent(async () => (await import('./columns/ColumnSettings')).ColumnSettings);

const SavedViews = lazyComponent(async () => (await import('./savedViews/SavedViews')).SavedViews, 'kit.views');

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
        <Popover label={intl.formatMessage(m.views)} count={0}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Skeleton />
              </div>
            }
          >
            <SavedViews columns={columns} setting={setting} list={list} />
          </Suspense>
        </Popover>
      )}
      <Button
        appearance="subtle"
        icon={<TextLineSpacing20Regular aria-hidden />}
        aria-label={roomy}
        aria-pressed={isRoomy}
        title={roomy}
        onClick={() => setting.change({ density: isRoomy ? 'compact' : 'comfortable' })}
      />
      <Popover label={intl.formatMessage(t.columns)} count={0}>
        <Suspense fallback={<Skeleton />}>
          <ColumnSettings columns={columns} setting={setting} hasActions={hasActions} />
        </Suspense>
      </Popover>
    </>
  );
}
