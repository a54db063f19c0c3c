import { useDecideApplicationDocumentMutation, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { ReasonForm } from '../../../parts/ReasonForm';
import { useInvestorName } from '../../../parts/useInvestorName';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const words = { title: m.rejectTitle, verb: t.reject, done: m.isRejected, reason: t.reason };

interface Props {
  document: ApplicationDocumentRow;
  /** Told of the decision that is sent. */
  onTaken: <Answer>(sent: Promise<Answer>) => Promise<Answer>;
  onClose: () => void;
}

/** Refuses a checked document; the reason is kept with it. */
export function RejectDocument({ document, onTaken, onClose }: Props) {
  const [decide] = useDecideApplicationDocumentMutation();
  const nameOf = useInvestorName();
  const { id, version } = document;
  return (
    <ReasonForm
      id={`rejectDocument:${id}`}
      version={version}
      words={words}
      about={{ record: document.number, person: nameOf(document.investor) }}
      onClose={onClose}
      send={(comment, { version: seen }) =>
        onTaken(decide({ id, 'If-Match': seen, body: { status: 'rejected', comment } }).unwrap())
      }
    />
  );
}
