import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Color20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { beginLoading, lazyPart } from '../foundation/lazyPart';
import { usePopoverStyles } from '../foundation/popoverStyles';
import { usePart } from '../foundation/usePart';

const m = defineMessages({
  look: { id: 'shell.theme.look', defaultMessage: 'Оформление' },
});

const panel = lazyPart(async () => (await import('./ThemePanel')).ThemePanel);

const useStyles = makeStyles({
  panel: { width: '264px', padding: tokens.spacingHorizontalL },
});

/** Opens the choice of theme and accent; the choice itself is fetched when it is opened for the first time. */
export function ThemeControl() {
  const [wasOpened, setWasOpened] = useState(false);
  const styles = useStyles();
  const popover = usePopoverStyles();
  const label = useIntl().formatMessage(m.look);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Color20Regular />}
        aria-label={label}
        title={label}
        popoverTarget="look"
        onClick={() => setWasOpened(true)}
        onPointerEnter={() => beginLoading(panel)}
      />
      <div id="look" popover="auto" role="dialog" aria-label={label} className={`${popover.surface} ${styles.panel}`}>
        {wasOpened && <Panel onMissing={() => setWasOpened(false)} />}
      </div>
    </>
  );
}

function Panel({ onMissing }: { onMissing: () => void }) {
  const ThemePanel = usePart(panel, onMissing);
  return ThemePanel && <ThemePanel />;
}
