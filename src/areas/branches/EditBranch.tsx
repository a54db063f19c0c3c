import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetMerchantBranchQuery, useUpdateMerchantBranchMutation, type Branch } from '../../api/payment/branches';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../kit/feedback/skeletons';
import { FormPage } from '../../kit/form/FormPage';
import { useParameters, useScreen, useScreenTitle } from '../../kit/state/screen';
import { FieldGroup } from '../../kit/form/FieldGroup';
import { noSuchRecord, recordIdOf, useRecordId } from '../../parts/record/useRecordId';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { BranchFields } from './BranchFields';
import { useBranchForm } from './useBranchForm';

/** The form of a branch that is there. */
export default function EditBranch() {
  const merchantId = useRecordId();
  const branchId = recordIdOf(useParameters().branch_id ?? '');
  const { title } = useScreen();
  const mayEdit = useCan()('branches.update');
  const isNamed = merchantId !== undefined && branchId !== undefined;
  const { item, failure, retry } = useRecordQuery(
    useGetMerchantBranchQuery(isNamed ? { id: merchantId, branchId } : skipToken),
    branchId,
  );
  if (!mayEdit) return <MissingRecord failure={missingRight('branches.update')} />;
  if (!isNamed) return <MissingRecord failure={noSuchRecord} />;
  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  return <Form key={branchId} branch={item} />;
}

function Form({ branch }: { branch: Branch }) {
  const navigate = useNavigate();
  const [update] = useUpdateMerchantBranchMutation();
  useScreenTitle(branch.name);
  const { id: branchId, merchant } = branch;
  const form = useBranchForm(branch, (version, body) =>
    update({ id: merchant.id, branchId, 'If-Match': version, body }).unwrap(),
  );
  return (
    <FormPage {...form} onClose={() => navigate(href('branches.list', { id: String(merchant.id) }), { replace: true })}>
      <FieldGroup>
        <BranchFields />
      </FieldGroup>
    </FormPage>
  );
}
