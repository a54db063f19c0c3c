import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Popover } from '../../kit/overlay/Popover';
import { positionBelow } from '../../kit/overlay/positionBelow';
import { framePart } from '../foundation/framePart';
import type { TabWork } from './useTabs';

const m = defineMessages({
  label: { id: 'shell.tabs.label', defaultMessage: 'Открытые страницы' },
});
const allTabs = defineMessage<{ count: number }>({
  id: 'shell.tabs.all',
  defaultMessage:
    '{count, plural, one {{count} вкладка} few {{count} вкладки} many {{count} вкладок} other {{count} вкладки}}',
});

const TabList = framePart(async () => (await import('./TabList')).TabList, 'shell.asked');

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: '56px',
    borderRadius: 0,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  list: { width: '360px', maxHeight: '70vh', padding: tokens.spacingVerticalXS },
  named: { borderRadius: tokens.borderRadiusMedium },
});

interface Props {
  work: TabWork;
  unsaved: readonly string[];
  /** Says in words what the number counts, where no bar stands beside it. */
  isNamed?: boolean;
}

/** Opens the list of all tabs, also of those that the bar has no room for; on a phone it is all there is. */
export function TabListButton({ work, unsaved, isNamed }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const count = work.open.length;
  const words = intl.formatMessage(allTabs, { count });
  return (
    <Popover
      label={intl.formatMessage(m.label)}
      role="dialog"
      className={styles.list}
      place={positionBelow}
      button={(opener) => (
        <Button
          {...opener}
          appearance="subtle"
          size="small"
          className={mergeClasses(styles.button, isNamed && styles.named)}
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words}
          title={words}
          aria-haspopup="dialog"
        >
          {isNamed ? words : count}
        </Button>
      )}
    >
      {(close) => <TabList work={work} unsaved={unsaved} onClose={close} />}
    </Popover>
  );
}
