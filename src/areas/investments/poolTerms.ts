import { CheckmarkCircle16Regular, CircleHalfFill16Regular, LockClosed16Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { PoolState, PortfolioPool } from '../../api/system-user/investments';
import { choices } from '../../kit/table/choices';
import type { RecordWords } from '../../parts/historyWords';

export const p = defineMessages({
  pool: { id: 'investments.pools.pool', defaultMessage: 'Пул' },
  capacity: { id: 'investments.pools.capacity', defaultMessage: 'Лимит, сум' },
  invested: { id: 'investments.pools.invested', defaultMessage: 'Вложено, сум' },
  available: { id: 'investments.pools.available', defaultMessage: 'Свободно, сум' },
  used: { id: 'investments.pools.used', defaultMessage: 'Занято' },
  investors: { id: 'investments.pools.investors', defaultMessage: 'Инвесторов' },
  least: { id: 'investments.pools.least', defaultMessage: 'Вход от, сум' },
  tariffs: { id: 'investments.pools.tariffs', defaultMessage: 'Тарифы' },
  empty: { id: 'investments.pools.empty', defaultMessage: 'Таких пулов нет' },
  terms: { id: 'investments.pools.terms', defaultMessage: 'Условия пула' },
  parts: { id: 'investments.pools.parts', defaultMessage: 'Инвестиции пула' },
  part: { id: 'investments.pools.part', defaultMessage: 'В пуле, сум' },
  noParts: { id: 'investments.pools.noParts', defaultMessage: 'В этом пуле пока нет инвестиций' },
  isAvailable: { id: 'investments.poolState.available', defaultMessage: 'Открыт' },
  isFull: { id: 'investments.poolState.full', defaultMessage: 'Заполнен' },
  isClosed: { id: 'investments.poolState.closed', defaultMessage: 'Закрыт' },
  low: { id: 'investments.risk.low', defaultMessage: 'Низкий' },
  medium: { id: 'investments.risk.medium', defaultMessage: 'Средний' },
  high: { id: 'investments.risk.high', defaultMessage: 'Высокий' },
});

export const poolState = choices<PoolState>({
  available: { label: p.isAvailable, tone: 'success', icon: CheckmarkCircle16Regular },
  full: { label: p.isFull, tone: 'warning', icon: CircleHalfFill16Regular },
  closed: { label: p.isClosed, tone: 'neutral', icon: LockClosed16Regular },
});

/** The values in the history of a pool. */
export const poolJournal: RecordWords = { values: poolState.wordsOf('state') };

export const risks = choices<PortfolioPool['risk_type']>({
  low: p.low,
  medium: p.medium,
  high: p.high,
});
