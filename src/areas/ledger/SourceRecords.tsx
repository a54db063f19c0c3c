import type { ReactNode } from 'react';
import type { PostingDetail } from '../../api/system-user/ledger';
import { Fact } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { m } from './messages';

/** The records that the lines of a posting are about, each with the way to it. */
export function SourceRecords({ posting: { lines } }: { posting: PostingDetail }) {
  const [line] = lines;
  if (!line) return null;
  const { investor, investment, bond, strategy } = line;
  const links: ReactNode[] = [
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
