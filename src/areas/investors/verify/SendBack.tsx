import { useChangeInvestorStatusMutation } from '../../../api/investment/investors';
import { investorHref } from '../../../parts/investorHref';
import { ReasonForm } from '../../../parts/ReasonForm';
import { useInvestorName } from '../../../parts/useInvestorName';
import type { DecisionProps } from './Approve';
import { t } from '../../../i18n/terms';
import { m } from './messages';

const words = { title: m.sendBackTitle, verb: m.sendBack, done: t.statusEdited, reason: m.reason };

/** Sends an investor back to correct what is wrong; the reason is his to read. */
export function SendBack({ investor, onTaken, onClose }: DecisionProps) {
  const { id, version } = investor;
  const nameOf = useInvestorName();
  const [change] = useChangeInvestorStatusMutation();
  return (
    <ReasonForm
      id={`sendBack:${id}`}
      version={version}
      words={words}
      about={{ record: `№ ${id}`, person: nameOf(investor), path: investorHref(investor) }}
      onClose={onClose}
      send={async (comment, { version: seen }) => {
        await change({ id, 'If-Match': seen, body: { status: 'new', comment } }).unwrap();
        onTaken();
      }}
    />
  );
}
