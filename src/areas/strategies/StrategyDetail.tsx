import { Badge } from '@fluentui/react-components';
import { Suspense } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetStrategyQuery } from '../../api/system-user/strategies';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { CopyableId } from '../../kit/values/CopyableId';
import { HistorySection } from '../../parts/HistorySection';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { strategyJournal } from './journalWords';
import { m } from './messages';
import { StrategyActions, strategyDialogs } from './StrategyActions';
import { Amounts, Belongings, Factors, Figures, Terms, Texts } from './StrategySections';
import { strategyStatus } from './terms';

const SellStrategy = lazyComponent(async () => (await import('./strategyDialogs')).SellStrategy);
const MoveStrategy = lazyComponent(async () => (await import('./strategyDialogs')).MoveStrategy);
const RemoveStrategy = lazyComponent(async () => (await import('./strategyDialogs')).RemoveStrategy);

/** One strategy: what it promises, how its dividends are counted, what lies in it, and who did what with it. */
export default function StrategyDetail() {
  const id = useRecordId();
  const holds = useCan();
  const navigate = useNavigate();
  const { dialog, open, close, closeFor } = useDialogParam(strategyDialogs);
  const result = useRecordQuery(useGetStrategyQuery(id === undefined ? skipToken : { id }), id);
  const { item } = result;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  const mayDisable = holds('strategies.disable');
  return (
    <>
      <DetailPage
        result={result}
        title={(one) => one.title}
        badges={(one) => (
          <>
            <CopyableId text={one.id} />
            {strategyStatus.badge(one.status)}
            {one.is_corporate && (
              <Badge appearance="tint">
                <FormattedMessage {...m.corporate} />
              </Badge>
            )}
          </>
        )}
        figures={(one) => <Figures strategy={one} />}
        actions={(one) => <StrategyActions strategy={one} onOpen={open} />}
      >
        {(one) => (
          <>
            <Belongings strategy={one} />
            <Terms strategy={one} />
            <Amounts strategy={one} />
            <Factors strategy={one} />
            <Texts strategy={one} />
            <HistorySection rows={one.history} words={strategyJournal} />
          </>
        )}
      </DetailPage>
      {/* A dialog of the first time is on its way for a moment. */}
      <Suspense>
        {item && dialog?.name === 'sell' && holds('strategies.enable') && (
          <SellStrategy strategy={item} onClose={close} />
        )}
        {item && dialog && dialog.name !== 'sell' && dialog.name !== 'remove' && mayDisable && (
          <MoveStrategy key={dialog.name} strategy={item} move={dialog.name} onClose={close} />
        )}
        {item && dialog?.name === 'remove' && !item.is_used && holds('strategies.delete') && (
          <RemoveStrategy
            strategy={item}
            onClose={close}
            onGone={() => closeFor(() => void navigate(href('strategies.list'), { replace: true }))}
          />
        )}
      </Suspense>
    </>
  );
}
