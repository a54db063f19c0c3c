import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetBondQuery, useUpdateBondMutation, type BondDetail } from '../../api/system-user/bonds';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../kit/feedback/skeletons';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen, useScreenTitle } from '../../kit/state/screen';
import { missingRight } from '../../parts/missingRight';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { BondFields } from './BondFields';
import { termsOf, valuesOf } from './bondValues';
import { m } from './messages';
import { SchedulePreview } from './SchedulePreview';

/** Changes a bond: all of a draft, and of any other its names, description and papers. */
export default function EditBond() {
  const id = useRecordId();
  const { title } = useScreen();
  const mayUpdate = useCan()('bonds.update');
  const { item, failure, retry } = useRecordQuery(useGetBondQuery(id === undefined ? skipToken : { id }), id);
  useScreenTitle(item?.code);
  if (!mayUpdate) return <MissingRecord failure={missingRight('bonds.update')} />;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  if (!item) return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  return <EditForm key={item.id} bond={item} />;
}

function EditForm({ bond }: { bond: BondDetail }) {
  const navigate = useNavigate();
  const { title } = useScreen();
  const [update] = useUpdateBondMutation();
  const form = usePanelForm({
    id: `editBond:${bond.id}`,
    values: valuesOf(bond),
    version: bond.version,
    fromRecord: valuesOf,
  });
  return (
    <FormPage
      title={title}
      form={form}
      done={m.saved}
      onClose={() => void navigate(href('bonds.one', { id: String(bond.id) }), { replace: true })}
      onSubmit={
        (values, { version = bond.version }) =>
          update({ id: bond.id, 'If-Match': version, body: termsOf(values)! }).unwrap() // the fields require what it needs
      }
    >
      <BondFields bond={bond} />
      <SchedulePreview bond={bond} />
    </FormPage>
  );
}
