import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { Tabs } from '../../kit/detail/Tabs';
import { m } from './messages';
import { isSubList, subListNames, subLists, type SubListName } from './subLists';

const tabs = subListNames.map((name) => ({ name, title: subLists[name].title }));

/** All that hangs on one investment, as tabs; the open one is in the address, and each list is asked for when opened. */
export function InvestmentLists({ id }: { id: number }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('list');
  const chosen: SubListName = isSubList(wanted) ? wanted : 'transactions';
  const { Content } = subLists[chosen];

  const choose = (name: SubListName): void =>
    setSearch(
      (before) => {
        before.set('list', name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs label={m.lists} tabs={tabs} chosen={chosen} onChoose={choose}>
      <ErrorBoundary key={`${id}/${chosen}`}>
        <Content id={id} />
      </ErrorBoundary>
    </Tabs>
  );
}
