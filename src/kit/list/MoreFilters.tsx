import { Button } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons';
import { use, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ListContext } from '../table/listContext';

const m = defineMessages({
  more: { id: 'kit.filters.more', defaultMessage: 'Ещё фильтры' },
  less: { id: 'kit.filters.less', defaultMessage: 'Меньше фильтров' },
});

interface Props {
  /** The parameters of these filters: while one is set all of them are in sight. */
  names: readonly string[];
  children: ReactNode;
}

/** Filters that are seldom wanted, last in a toolbar: they come by a press, so that most of the window is rows. */
export function MoreFilters({ names, children }: Props) {
  const filters = use(ListContext)?.list.filters;
  const [isWanted, setWanted] = useState(false);
  const isUsed = names.some((name) => [filters?.[name]].flat().some((value) => value !== undefined));
  // What has been used stays when it is emptied: the person is still at it.
  if (isUsed && !isWanted) setWanted(true);
  return (
    <>
      {isWanted && children}
      {!isUsed && (
        <Button
          appearance="subtle"
          icon={<Filter20Regular />}
          aria-expanded={isWanted}
          onClick={() => setWanted(!isWanted)}
        >
          <FormattedMessage {...(isWanted ? m.less : m.more)} />
        </Button>
      )}
    </>
  );
}
