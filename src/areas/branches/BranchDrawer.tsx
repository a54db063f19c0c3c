import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetBranchQuery, useGetMerchantBranchQuery, type Branch } from '../../api/payment/branches';
import { t } from '../../i18n/terms';
import { Fact } from '../../kit/values/Facts';
import { Phone } from '../../kit/values/values';
import { WeekHoursText } from '../../kit/values/WeekHoursText';
import type { Loaded } from '../../lib/rows';
import { About } from '../../parts/About';
import { RecordLink } from '../../parts/RecordLink';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { BranchActions } from './BranchActions';
import { branchStatus } from './branchTerms';
import { branchJournal } from './journalWords';
import { m, numbered } from './messages';

interface Props {
  id: number;
  onClose: () => void;
}

/** One branch at the side of the list of its merchant. */
export function BranchDrawer(props: Props) {
  const merchantId = useRecordId();
  const asked = merchantId === undefined ? skipToken : { id: merchantId, branchId: props.id };
  return <BranchSide {...props} result={useRecordQuery(useGetMerchantBranchQuery(asked), props.id)} />;
}

/** One branch at the side of those of all merchants. */
export function AnyBranchDrawer(props: Props) {
  return <BranchSide {...props} result={useRecordQuery(useGetBranchQuery({ id: props.id }), props.id)} />;
}

function BranchSide({ id, onClose, result }: Props & { result: Loaded<Branch> }) {
  const intl = useIntl();
  return (
    <RecordDrawer
      id={id}
      title={result.item?.name ?? intl.formatMessage(numbered, { id })}
      result={result}
      onClose={onClose}
      status={branchStatus}
      words={branchJournal}
      actions={(branch) => <BranchActions branch={branch} onRemoved={onClose} />}
    >
      {(branch) => <BranchFacts branch={branch} />}
    </RecordDrawer>
  );
}

function BranchFacts({ branch }: { branch: Branch }) {
  const intl = useIntl();
  const { block_reason: reason } = branch;
  return (
    <About>
      <Fact label={m.merchant}>
        <RecordLink to={href('merchants.one', { id: String(branch.merchant.id) })} permission="merchants.get">
          {branch.merchant.name}
        </RecordLink>
      </Fact>
      <Fact label={m.isMain} value={intl.formatMessage(branch.is_main ? t.yes : t.no)} />
      {reason && <Fact label={m.whyBlocked} value={[reason.name, reason.comment].filter(Boolean).join('. ')} />}
      {branch.is_merchant_blocked && <Fact label={m.status} value={intl.formatMessage(m.byMerchant)} />}
      <Fact label={m.region} value={branch.region.name} />
      <Fact label={m.district} value={branch.district?.name} optional />
      <Fact label={m.address} value={branch.address} />
      <Fact label={m.point} value={branch.lat === null ? null : `${branch.lat}, ${branch.lon}`} optional />
      <Fact label={m.hours}>
        <WeekHoursText week={branch.work_schedule} />
      </Fact>
      <Fact label={m.phone} value={branch.phone && <Phone value={branch.phone} />} optional />
      <Fact label={m.sellers} value={branch.sellers_count} />
      <Fact label={m.added} value={branch.created_at} as="dateTime" />
    </About>
  );
}
