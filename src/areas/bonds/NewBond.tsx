import { useNavigate } from 'react-router-dom';
import { useCreateBondMutation } from '../../api/system-user/bonds';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen } from '../../kit/state/screen';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { BondFields } from './BondFields';
import { emptyBond, termsOf } from './bondValues';
import { m } from './messages';
import { SchedulePreview } from './SchedulePreview';

/** Makes a bond, a draft with the schedule that stands below the form. */
export default function NewBond() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('bonds.add');
  const [create, { data: made }] = useCreateBondMutation();
  const form = usePanelForm({ id: 'newBond', values: emptyBond });
  if (!mayAdd) return <MissingRecord failure={missingRight('bonds.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      done={m.saved}
      onClose={() => {
        const to = made?.id ? href('bonds.one', { id: String(made.id) }) : href('bonds.list');
        void navigate(to, { replace: true });
      }}
      onSubmit={(values) => create({ body: termsOf(values)! }).unwrap()} // the fields require what it needs
    >
      <BondFields />
      <SchedulePreview />
    </FormPage>
  );
}
