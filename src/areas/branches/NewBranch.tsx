import { useNavigate } from 'react-router-dom';
import { useCreateMerchantBranchMutation } from '../../api/payment/branches';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen } from '../../kit/state/screen';
import { FieldGroup } from '../../kit/form/FieldGroup';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { BranchFields } from './BranchFields';
import { madeOf, newBranch } from './branchForm';
import { m } from './messages';

/** Adds a branch to the merchant of the address. */
export default function NewBranch() {
  const merchantId = useRecordId();
  const mayAdd = useCan()('branches.add');
  if (!mayAdd) return <MissingRecord failure={missingRight('branches.add')} />;
  if (merchantId === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <Form key={merchantId} merchantId={merchantId} />;
}

function Form({ merchantId }: { merchantId: number }) {
  const navigate = useNavigate();
  const { title } = useScreen();
  const [create] = useCreateMerchantBranchMutation();
  const form = usePanelForm({ id: `newBranch:${merchantId}`, values: newBranch });
  return (
    <FormPage
      title={title}
      form={form}
      submit={m.create}
      done={m.wasCreated}
      onClose={() => navigate(href('branches.list', { id: String(merchantId) }), { replace: true })}
      onSubmit={(values) => create({ id: merchantId, body: madeOf(values) }).unwrap()}
    >
      <FieldGroup>
        <BranchFields />
      </FieldGroup>
    </FormPage>
  );
}
