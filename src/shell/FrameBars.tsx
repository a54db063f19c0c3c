import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular, PlugDisconnected20Regular, type FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDirtyPaths } from '../kit/dirty';
import { useOnline } from '../kit/useOnline';
import { useNewerVersion } from './useNewerVersion';

const m = defineMessages({
  offline: {
    id: 'network.bar.offline',
    defaultMessage:
      'Нет сети. Показано то, что загрузилось раньше; сохранять изменения можно будет, когда связь вернётся.',
  },
  newer: { id: 'network.bar.newer', defaultMessage: 'Вышла новая версия панели.' },
  dirty: { id: 'network.bar.dirty', defaultMessage: 'Сначала сохраните то, что вводите.' },
  reload: { id: 'network.bar.reload', defaultMessage: 'Обновить' },
});

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    minHeight: '36px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground1,
  },
  warning: { backgroundColor: tokens.colorStatusWarningBackground2 },
  news: { backgroundColor: tokens.colorBrandBackground2 },
  icon: { flexShrink: 0 },
});

/** What concerns the whole panel stands over the page until it is over: no network, a newer version. */
export function FrameBars() {
  const isOnline = useOnline();
  const isOutdated = useNewerVersion();
  const isDirty = useDirtyPaths().length > 0;
  return (
    <>
      {!isOnline && <Bar icon={PlugDisconnected20Regular} tone="warning" text={m.offline} />}
      {isOutdated && isOnline && (
        <Bar icon={ArrowSync20Regular} tone="news" text={m.newer}>
          {isDirty && (
            <span>
              <FormattedMessage {...m.dirty} />
            </span>
          )}
          <Button size="small" onClick={() => window.location.reload()}>
            <FormattedMessage {...m.reload} />
          </Button>
        </Bar>
      )}
    </>
  );
}

interface BarProps {
  icon: FluentIcon;
  tone: 'warning' | 'news';
  text: MessageDescriptor;
  children?: ReactNode;
}

function Bar({ icon: Icon, tone, text, children }: BarProps) {
  const styles = useStyles();
  return (
    <div role="status" className={mergeClasses(styles.bar, styles[tone])}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span>
        <FormattedMessage {...text} />
      </span>
      {children}
    </div>
  );
}
