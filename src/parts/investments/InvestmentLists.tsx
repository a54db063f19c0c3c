import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { useChoiceParam } from '../../kit/url/useChoiceParam';
import { Tabs } from '../../kit/detail/Tabs';
import { m } from './messages';
import { subListNames, subLists } from './subLists';

const tabs = subListNames.map((name) => ({ name, title: subLists[name].title }));

/** All that hangs on one investment, as tabs; the open one is in the address, and each list is asked for when opened. */
export function InvestmentLists({ id }: { id: number }) {
  const [chosen, choose] = useChoiceParam('list', subListNames);
  const { Content } = subLists[chosen];
  return (
    <Tabs label={m.lists} tabs={tabs} chosen={chosen} onChoose={choose}>
      <ErrorBoundary key={`${id}/${chosen}`}>
        <Content id={id} />
      </ErrorBoundary>
    </Tabs>
  );
}
