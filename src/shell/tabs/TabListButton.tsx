import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { lazyPart, useLazyPart } from '../foundation/lazyPart';
import type { TabWork } from './useTabs';

const allTabs = defineMessage<{ count: number }>({
  id: 'shell.tabs.all',
  defaultMessage:
    '{count, plural, one {{count} вкладка} few {{count} вкладки} many {{count} вкладок} other {{count} вкладки}}',
});

const tabList = lazyPart(async () => (await import('./TabList')).TabList);

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: '56px',
    borderRadius: 0,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
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
  const [isOpen, setIsOpen] = useState(false);
  const { part: TabList } = useLazyPart(tabList, isOpen);
  const count = work.open.length;
  const words = intl.formatMessage(allTabs, { count });
  return (
    <>
      <Button
        id="tab-list-button"
        appearance="subtle"
        size="small"
        className={mergeClasses(styles.button, isNamed && styles.named)}
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isNamed ? words : count}
      </Button>
      {isOpen && TabList && <TabList work={work} unsaved={unsaved} onClose={() => setIsOpen(false)} />}
    </>
  );
}
