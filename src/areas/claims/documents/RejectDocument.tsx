import { useDecideApplicationDocumentMutation, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { ReasonForm } from '../../../parts/ReasonForm';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const words = { title: m.rejectTitle, verb: t.reject, done: m.isRejected, reason: t.reason };

/** Refuses a checked document; the reason is kept with it. */
export function RejectDocument({ document, onClose }: { document: ApplicationDocumentRow; onClose: () => void }) {
  const [decide] = useDecideApplicationDocumentMutation();
  const { id, version } = document;
  return (
    <ReasonForm
      id={`rejectDocument:${id}`}
      version={version}
      words={words}
      onClose={onClose}
      send={(comment, { version: seen }) =>
        decide({ id, 'If-Match': seen, body: { status: 'rejected', comment } }).unwrap()
      }
    />
  );
}
