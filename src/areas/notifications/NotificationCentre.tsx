import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { heading } from '../../kit/foundation/styles';
import { useFormat } from '../../i18n/format';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { NotificationList } from '../../kit/feedback/NotificationList';
import { keptAtMost, notices, noticesCleared, noticesRead, tones, type Tone } from '../../kit/state/notifications';
import { DoNotDisturbSwitch } from '../../kit/feedback/DoNotDisturbSwitch';
import { useScreen } from '../../kit/state/screen';
import { titleOfPath } from '../../routes/title';
import { useCan } from '../../session/can';

const m = defineMessages({
  kinds: { id: 'notices.list.kinds', defaultMessage: 'Вид уведомлений' },
  clear: { id: 'notices.list.clear', defaultMessage: 'Очистить' },
  empty: { id: 'notices.list.empty', defaultMessage: 'Уведомлений нет. Каждое хранится здесь семь дней.' },
  emptyKind: { id: 'notices.list.emptyKind', defaultMessage: 'Уведомлений этого вида нет.' },
});
const full = defineMessage<{ most: string }>({
  id: 'notices.list.full',
  defaultMessage: 'Хранятся последние {most}, более ранние удалены.',
});
const kinds: Record<Tone | 'all', MessageDescriptor> = {
  all: defineMessage<{ count: number }>({ id: 'notices.list.all', defaultMessage: 'Все: {count}' }),
  error: defineMessage<{ count: number }>({ id: 'notices.list.error', defaultMessage: 'Ошибки: {count}' }),
  success: defineMessage<{ count: number }>({ id: 'notices.list.success', defaultMessage: 'Выполнено: {count}' }),
  info: defineMessage<{ count: number }>({ id: 'notices.list.info', defaultMessage: 'Сообщения: {count}' }),
};

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '880px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  title: heading,
  end: { marginInlineStart: 'auto' },
  kinds: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  full: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Everything that was said in the last seven days, by kind. What has been looked at here counts as read. */
export default function NotificationCentre() {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const format = useFormat();
  const dispatch = useDispatch();
  const { title } = useScreen();
  const [search, setSearch] = useSearchParams();
  const list = useSelector(notices.selectors.list);
  const newest = useMemo(() => list.filter(({ isSettled }) => !isSettled).toReversed(), [list]);
  const kind = tones.find((tone) => tone === search.get('kind')) ?? 'all';
  const of = (wanted: Tone | 'all') => newest.filter(({ tone }) => wanted === 'all' || tone === wanted);
  const shown = of(kind);

  useEffect(() => () => void dispatch(noticesRead()), [dispatch]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <DoNotDisturbSwitch />
        {newest.length > 0 && (
          <Button className={styles.end} onClick={() => dispatch(noticesCleared())}>
            <FormattedMessage {...m.clear} />
          </Button>
        )}
      </div>
      {newest.length > 0 && (
        <div className={styles.kinds} role="group" aria-label={intl.formatMessage(m.kinds)}>
          {(['all', ...tones] as const).map((one) => (
            <Button
              key={one}
              size="small"
              appearance={one === kind ? 'outline' : 'subtle'}
              aria-pressed={one === kind}
              onClick={() => setSearch(one === 'all' ? {} : { kind: one }, { replace: true })}
            >
              <FormattedMessage {...kinds[one]} values={{ count: of(one).length }} />
            </Button>
          ))}
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState text={newest.length === 0 ? m.empty : m.emptyKind} />
      ) : (
        <div className={styles.list}>
          <NotificationList notices={shown} titleOf={(path) => titleOfPath(path, can)} />
        </div>
      )}
      {list.length >= keptAtMost && (
        <p className={styles.full}>
          <FormattedMessage {...full} values={{ most: format.number(keptAtMost) }} />
        </p>
      )}
    </div>
  );
}
