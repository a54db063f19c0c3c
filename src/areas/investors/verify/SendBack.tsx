import { useChangeInvestorStatusMutation } from '../../../api/investment/investors';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { TextField } from '../../../kit/TextField';
import type { DecisionProps } from './Approve';
import { m } from './messages';

/** Sends an investor back to correct what is wrong; the reason is his to read. */
export function SendBack({ investor, onTaken, onClose }: DecisionProps) {
  const [change] = useChangeInvestorStatusMutation();
  const form = usePanelForm({
    id: `sendBack:${investor.id}`,
    values: { comment: '' },
    version: investor.version,
    // A decision is not merged with that of a colleague: the service says whether it is still legal.
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.sendBackTitle}
      submit={m.sendBack}
      form={form}
      done={m.sentBack}
      onClose={onClose}
      onSubmit={async ({ comment }, { version = investor.version }) => {
        await change({ id: investor.id, 'If-Match': version, body: { status: 'new', comment } }).unwrap();
        onTaken();
      }}
    >
      <TextField name="comment" label={m.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
