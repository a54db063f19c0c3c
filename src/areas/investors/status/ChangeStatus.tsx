import { useWatch } from 'react-hook-form';
import { useChangeInvestorStatusMutation, type InvestorStatus } from '../../../api/investment/investors';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { TextField } from '../../../kit/fields/TextField';
import { moveBetween } from './transitions';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';
import { StatusChoice } from './StatusChoice';

/** Moves an investor to another status; sending back and stopping want a reason. */
export function ChangeStatus({ investor, onClose }: InvestorFormProps) {
  const [change] = useChangeInvestorStatusMutation();
  const form = usePanelForm({
    id: `changeStatus:${investor.id}`,
    values: { status: '', comment: '' },
    version: investor.version,
    // A status is not merged with that of a colleague: the service says whether this move is still legal.
    fromRecord: () => ({}),
  });
  const status = useWatch({ control: form.control, name: 'status' });
  const move = moveBetween(investor.status, status as InvestorStatus);
  return (
    <FormDrawer
      title={m.change}
      form={form}
      done={m.changed}
      onClose={onClose}
      onSubmit={(values, { version = investor.version }) =>
        change({
          id: investor.id,
          'If-Match': version,
          body: { status: values.status as InvestorStatus, ...(values.comment && { comment: values.comment }) },
        }).unwrap()
      }
    >
      <StatusChoice name="status" from={investor.status} liveInvestments={investor.investments_count} />
      <TextField
        name="comment"
        label={move?.reason ? m.reason : m.comment}
        maxLength={500}
        multiline
        required={move?.reason}
      />
    </FormDrawer>
  );
}
