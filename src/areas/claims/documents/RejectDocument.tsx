import { useDecideApplicationDocumentMutation, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { TextField } from '../../../kit/TextField';
import { m } from './messages';

/** Refuses a checked document; the reason is kept with it. */
export function RejectDocument({ document, onClose }: { document: ApplicationDocumentRow; onClose: () => void }) {
  const [decide] = useDecideApplicationDocumentMutation();
  const form = usePanelForm({
    id: `rejectDocument:${document.id}`,
    values: { comment: '' },
    version: document.version,
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.rejectTitle}
      form={form}
      submit={m.reject}
      done={m.isRejected}
      onClose={onClose}
      onSubmit={({ comment }, { version = document.version }) =>
        decide({ id: document.id, 'If-Match': version, body: { status: 'rejected', comment } }).unwrap()
      }
    >
      <TextField name="comment" label={m.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
