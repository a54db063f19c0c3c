import { useSetLineSpicMutation, type OrderLine } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { IkpuField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from './messages';

/** Mends the IKPU of a line, without which no receipt goes to the tax office. */
export function ChangeSpic({ line, onClose }: { line: OrderLine; onClose: () => void }) {
  const [change] = useSetLineSpicMutation();
  const form = usePanelForm({ id: `spic:${line.id}`, values: { spic: line.spic ?? '' } });
  return (
    <FormDrawer
      title={m.changeSpic}
      form={form}
      done={m.spicChanged}
      onClose={onClose}
      onSubmit={({ spic }) => change({ body: { basket_item_id: line.id, spic } }).unwrap()}
    >
      <Facts>
        <Fact label={t.name} value={line.name} />
      </Facts>
      <IkpuField name="spic" label={m.spic} required />
    </FormDrawer>
  );
}
