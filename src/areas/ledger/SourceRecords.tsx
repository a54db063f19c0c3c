import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PostingDetail } from '../../api/system-user/ledger';
import { Fact } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { addressOf, href } from '../../routes/href';
import { m, ofExpense, ofIncome } from './messages';
import { SourceName, wayTo } from './sourceWays';

/** The record that was posted, and those that the lines of a posting are about, each with the way to it. */
export function SourceRecords({ posting: { lines, fact, link, sources } }: { posting: PostingDetail }) {
  const [line] = lines;
  if (!line) return null;
  const { investor, investment, bond, strategy } = line;
  // The expense or income that was posted, or that a posting of people takes back.
  const record = fact ?? link;
  const source = record && { id: String(record.id) };
  const kind = fact?.kind ?? link?.type;
  const links: ReactNode[] = [
    source && (kind === 'expenses' || kind === 'expense') && (
      <RecordLink key="expense" to={href('expenses.one', source)} permission="expenses.get">
        <FormattedMessage {...ofExpense} values={source} />
      </RecordLink>
    ),
    source && (kind === 'incomes' || kind === 'income') && (
      <RecordLink key="income" to={addressOf('expenses.incomes', {}, { income: source.id })} permission="incomes.get">
        <FormattedMessage {...ofIncome} values={source} />
      </RecordLink>
    ),
    ...sources.map((record) => {
      const { to, permission } = wayTo(record);
      return (
        <RecordLink key={record.type} to={to} permission={permission}>
          <SourceName record={record} />
        </RecordLink>
      );
    }),
    investor && (
      <RecordLink key="investor" to={href('investors.one', { id: String(investor.id) })} permission="investors.get">
        {investor.name}
      </RecordLink>
    ),
    investment && (
      <RecordLink
        key="investment"
        to={href('investments.one', { id: String(investment.id) })}
        permission="investments.get"
      >
        {investment.name}
      </RecordLink>
    ),
    bond && (
      <RecordLink key="bond" to={href('bonds.one', { id: String(bond.id) })} permission="bonds.get">
        {bond.name}
      </RecordLink>
    ),
    strategy && (
      <RecordLink key="strategy" to={href('strategies.one', { id: String(strategy.id) })} permission="strategies.get">
        {strategy.name}
      </RecordLink>
    ),
  ].filter(Boolean);
  if (links.length === 0) return null;
  return (
    <Fact label={m.about}>
      {links.map((link, at) => (
        <div key={at}>{link}</div>
      ))}
    </Fact>
  );
}
