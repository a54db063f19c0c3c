import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../../kit/ErrorBoundary';
import { m, opened } from './messages';
import { isSubList, subLists, type SubListName } from './subLists';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
    scrollMarginTop: tokens.spacingVerticalXXXL,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // Eleven tabs are wider than the card: they go on in the next line, all in sight.
  tabs: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
});

interface Props {
  id: number;
  /** The number of the contract; the id while the row is not among those loaded. */
  number: string;
  onClose: () => void;
}

/** One investment of the list with all that hangs on it; each list is asked for when its tab is opened. */
export function InvestmentPanel({ id, number, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useId();
  const wanted = search.get('list');
  const chosen: SubListName = isSubList(wanted) ? wanted : 'transactions';
  const { Content } = subLists[chosen];

  // What was asked for stands under a table, perhaps out of sight.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const choose = (name: unknown): void =>
    setSearch(
      (before) => {
        before.set('list', String(name));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.root} role="region" aria-labelledby={`${panel}-title`}>
      <div className={styles.head}>
        <h3 id={`${panel}-title`} ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage {...opened} values={{ number }} />
        </h3>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={intl.formatMessage(m.close)}
          title={intl.formatMessage(m.close)}
          onClick={onClose}
        />
      </div>
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
    </div>
  );
}
