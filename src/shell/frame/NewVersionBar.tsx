import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useUnsavedPaths } from '../../kit/state/unsavedChanges';
import { useStatusBarStyles } from './statusBarStyles';
import { useNewVersion } from './useNewVersion';

const m = defineMessages({
  newer: { id: 'network.bar.newer', defaultMessage: 'Вышла новая версия панели.' },
  dirty: { id: 'network.bar.dirty', defaultMessage: 'Сначала сохраните то, что вводите.' },
  reload: { id: 'network.bar.reload', defaultMessage: 'Обновить' },
});

const newerNumber = defineMessage<{ number: string }>({
  id: 'network.bar.newer.number',
  defaultMessage: 'Вышла версия панели {number}.',
});

const useStyles = makeStyles({
  news: { backgroundColor: tokens.colorBrandBackground2 },
  words: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXS },
});

/** Says that a newer version of the panel is out; when to load it is for the person to say. */
export function NewVersionBar({ isOnline }: { isOnline: boolean }) {
  const styles = useStyles();
  const { bar } = useStatusBarStyles();
  const newer = useNewVersion();
  const isDirty = useUnsavedPaths().length > 0;
  if (!newer || !isOnline) return null;
  return (
    <div role="status" className={mergeClasses(bar, styles.news)}>
      <ArrowSync20Regular aria-hidden="true" />
      <span className={styles.words}>
        {newer.number ? (
          <FormattedMessage {...newerNumber} values={{ number: newer.number }} />
        ) : (
          <FormattedMessage {...m.newer} />
        )}
        {isDirty && <FormattedMessage {...m.dirty} />}
      </span>
      <Button size="small" onClick={() => window.location.reload()}>
        <FormattedMessage {...m.reload} />
      </Button>
    </div>
  );
}
