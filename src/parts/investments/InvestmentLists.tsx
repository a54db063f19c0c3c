import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/ErrorBoundary';
import { m } from './messages';
import { isSubList, subLists, type SubListName } from './subLists';

const useStyles = makeStyles({
  // Eleven tabs are wider than the card: they go on in the next line, all in sight.
  tabs: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
});

/** All that hangs on one investment, as tabs; the open one is in the address, and each list is asked for when opened. */
export function InvestmentLists({ id }: { id: number }) {
  const styles = useStyles();
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const panel = useId();
  const wanted = search.get('list');
  const chosen: SubListName = isSubList(wanted) ? wanted : 'transactions';
  const { Content } = subLists[chosen];

  const choose = (name: unknown): void =>
    setSearch(
      (before) => {
        before.set('list', String(name));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={intl.formatMessage(m.lists)}
        selectedValue={chosen}
        onTabSelect={(_, { value }) => choose(value)}
      >
        {Object.entries(subLists).map(([name, { title: label }]) => (
          <Tab key={name} value={name} id={`${panel}-${name}`} aria-controls={name === chosen ? panel : undefined}>
            <FormattedMessage {...label} />
          </Tab>
        ))}
      </TabList>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${chosen}`}>
        <ErrorBoundary key={`${id}/${chosen}`}>
          <Content id={id} />
        </ErrorBoundary>
      </div>
    </>
  );
}
