import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Color20Regular } from '@fluentui/react-icons';
import { defineMessages, useIntl } from 'react-intl';
import { beginLoading } from '../../kit/foundation/lazyPart';
import { framePart } from '../foundation/framePart';
import { HeaderPopover } from '../foundation/HeaderPopover';

const m = defineMessages({
  look: { id: 'shell.theme.look', defaultMessage: 'Оформление' },
});

const ThemePanel = framePart(async () => (await import('./ThemePanel')).ThemePanel);

const useStyles = makeStyles({
  panel: { width: '264px', padding: tokens.spacingHorizontalL },
});

/** Opens the choice of theme and accent; the choice itself is fetched when it is opened for the first time. */
export function ThemeControl() {
  const styles = useStyles();
  const label = useIntl().formatMessage(m.look);
  return (
    <HeaderPopover
      label={label}
      className={styles.panel}
      button={(opener) => (
        <Button
          {...opener}
          appearance="subtle"
          icon={<Color20Regular />}
          aria-label={label}
          title={label}
          onPointerEnter={() => beginLoading(ThemePanel)}
        />
      )}
    >
      {(close) => <ThemePanel onMissing={close} />}
    </HeaderPopover>
  );
}
