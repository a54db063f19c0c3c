import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetBranchQuery, useGetMerchantBranchQuery, type Branch } from '../../api/payment/branches';
import { t } from '../../i18n/terms';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { Fact } from '../../kit/values/Facts';
import { Phone } from '../../kit/values/values';
import { WeekHoursText } from '../../kit/values/WeekHoursText';
import type { Loaded } from '../../lib/rows';
import { About } from '../../parts/About';
import { pointText } from '../../parts/place/point';
import { RecordLink } from '../../parts/RecordLink';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { AnyBranchActions, MerchantBranchActions } from './listActions';
import { branchStatus } from '../../parts/branchStatus';
import { branchJournal } from './journalWords';
import { m, numbered } from './messages';

interface Props {
  id: number;
  onClose: () => void;
}

const EditBranchSide = lazyComponent(async () => (await import('./branchSides')).EditBranchSide);

const dialogs = ['edit'] as const;

/** One branch at the side of the list of its merchant. */
export function BranchDrawer(props: Props) {
  const merchantId = useRecordId();
  const asked = merchantId === undefined ? skipToken : { id: merchantId, branchId: props.id };
  return (
    <BranchSide
      {...props}
      result={useRecordQuery(useGetMerchantBranchQuery(asked), props.id)}
      actions={(branch) => <MerchantBranchActions branch={branch} onRemoved={props.onClose} />}
    />
  );
}

/** One branch at the side of those of all merchants, and its form over it. */
export function AnyBranchDrawer(props: Props) {
  const mayEdit = useCan()('branches.update');
  const { dialog, open, close } = useDialogParam(dialogs);
  const result = useRecordQuery(useGetBranchQuery({ id: props.id }), props.id);
  return (
    <>
      <BranchSide
        {...props}
        result={result}
        actions={(branch) => <AnyBranchActions branch={branch} onEdit={() => open('edit')} onRemoved={props.onClose} />}
      />
      {result.item && dialog && mayEdit && (
        <Suspense>
          <EditBranchSide branch={result.item} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface SideProps extends Props {
  result: Loaded<Branch>;
  actions: (branch: Branch) => ReactNode;
}

function BranchSide({ id, ...props }: SideProps) {
  const intl = useIntl();
  return (
    <RecordDrawer
      id={id}
      title={props.result.item?.name ?? intl.formatMessage(numbered, { id })}
      status={branchStatus}
      words={branchJournal}
      {...props}
    >
      {(branch) => <BranchFacts branch={branch} />}
    </RecordDrawer>
  );
}

const sellersOf = ({ id, merchant }: Branch): string =>
  href('sellers.list', {}, { merchant_id: [String(merchant.id)], branch_id: [String(id)] });

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
      <Fact label={m.point} value={pointText(branch)} optional />
      <Fact label={m.hours}>
        <WeekHoursText week={branch.work_schedule} />
      </Fact>
      <Fact label={m.phone} value={branch.phone && <Phone value={branch.phone} />} optional />
      <Fact label={m.sellers}>
        <RecordLink to={sellersOf(branch)} permission="sellers.query">
          {branch.sellers_count}
        </RecordLink>
      </Fact>
      <Fact label={m.added} value={branch.created_at} as="dateTime" />
    </About>
  );
}
