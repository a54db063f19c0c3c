import { makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetStrategyCategoryQuery } from '../../api/system-user/strategyCategories';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { strategyJournal } from './journalWords';
import { m, periodText } from './messages';

const EditCategory = lazyComponent(async () => (await import('./categoryForms')).EditCategory);
const RemoveCategory = lazyComponent(async () => (await import('./categoryForms')).RemoveCategory);

const dialogs = ['edit', 'remove'] as const;

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });

/** One category: what it says, its strategies, and who did what with it. */
export function CategoryDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const format = useFormat();
  const holds = useCan();
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const result = useRecordQuery(useGetStrategyCategoryQuery({ id }), id);
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={m.categoryTitle}
        words={strategyJournal}
        result={result}
        onClose={onClose}
        actions={(one) => (
          <>
            <Can do="strategies.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
            </Can>
            <ActionMenu label={t.actions}>
              <Can do="strategies.delete">
                <Action
                  label={t.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={one.strategies_count > 0 && m.categoryUsed}
                  onSelect={() => open('remove')}
                />
              </Can>
            </ActionMenu>
          </>
        )}
      >
        {(one) => (
          <About>
            <Fact label={m.inRussian} value={one.name_ru} />
            <Fact label={m.inEnglish} value={one.name_en} />
            <Fact label={m.inUzbek} value={one.name_uz} />
            <Fact label={m.least} value={one.min_investment_amount} as="money" />
            <Fact label={m.most} value={one.max_investment_amount} as="money" />
            <Fact label={m.order} value={one.order} as="number" />
            <Fact label={m.percents}>
              {one.percents.map(({ month_from: from, month_to: to, percent }) => (
                <div key={from}>
                  <FormattedMessage {...periodText} values={{ from, to, percent: format.percent(percent) }} />
                </div>
              ))}
            </Fact>
            <Fact label={m.count}>
              <Link className={styles.link} to={href('strategies.list', {}, { category_id: [String(one.id)] })}>
                {format.number(one.strategies_count)}
              </Link>
            </Fact>
            <Fact label={t.created} value={one.created_at} as="dateTime" />
          </About>
        )}
      </RecordDrawer>
      {item && dialog && (
        <Suspense>
          {dialog.name === 'edit' && holds('strategies.update') && <EditCategory category={item} onClose={close} />}
          {dialog.name === 'remove' && item.strategies_count === 0 && holds('strategies.delete') && (
            <RemoveCategory category={item} onClose={close} onGone={() => closeFor(onClose)} />
          )}
        </Suspense>
      )}
    </>
  );
}
