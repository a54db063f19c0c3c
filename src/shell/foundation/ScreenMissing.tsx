import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { heading } from '../../kit/foundation/styles';
import { BrandMark } from '../../kit/foundation/BrandMark';
import { LoadingScreen } from './LoadingScreen';
import { reloadForNewerVersion } from '../../api/transport/newerVersion';

const m = defineMessages({
  notLoaded: { id: 'shell.missing.notLoaded', defaultMessage: 'Страницу не удалось загрузить' },
  notLoadedText: {
    id: 'shell.missing.notLoadedText',
    defaultMessage:
      'Связь прервалась, или вышла новая версия панели. Обновите страницу: всё, что сохранено, останется.',
  },
  broken: { id: 'shell.missing.broken', defaultMessage: 'На странице произошла ошибка' },
  brokenText: {
    id: 'shell.missing.brokenText',
    defaultMessage: 'Остальная панель работает. Обновите страницу, чтобы попробовать ещё раз.',
  },
  reload: { id: 'shell.missing.reload', defaultMessage: 'Обновить' },
});

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    maxWidth: '480px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  icon: { color: tokens.colorNeutralForeground4 },
  title: heading,
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Stands in for a screen that could not be fetched (`failure`), or that failed while it was drawn. */
export function ScreenMissing({ failure }: { failure?: unknown }) {
  const styles = useStyles();
  const isUnfetched = failure !== undefined;
  const [isLooking, setIsLooking] = useState(isUnfetched);

  useEffect(() => {
    if (!isUnfetched) return;
    void reloadForNewerVersion().then((reloads) => setIsLooking(reloads));
  }, [isUnfetched]);

  if (isLooking) return <LoadingScreen />;
  return (
    <div role="alert" className={styles.card}>
      <BrandMark size={40} className={styles.icon} />
      <h1 className={styles.title}>
        <FormattedMessage {...(isUnfetched ? m.notLoaded : m.broken)} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...(isUnfetched ? m.notLoadedText : m.brokenText)} />
      </p>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        <FormattedMessage {...m.reload} />
      </Button>
    </div>
  );
}
