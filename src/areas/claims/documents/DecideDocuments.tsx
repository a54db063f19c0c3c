import { useDecideDocuments, type ApplicationDocumentRow } from '../../../api/investment/documents';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { bulkSummary, m } from './messages';

type Form = BulkFormProps<ApplicationDocumentRow>;

/** Each step from where it is possible, and what is asked, said and left out. */
const steps = {
  checked: { from: 'new', title: m.checkTitle, verb: m.check, run: m.checkRun, refused: m.notNew },
  accepted: { from: 'checked', title: m.acceptPickedTitle, verb: m.accept, run: m.acceptRun, refused: m.notChecked },
} as const;

const nameOf = ({ number }: ApplicationDocumentRow) => number;

/** The question before one step is taken with picked documents; those it is not possible for are left out. */
function DecideDocuments({ to, rows, ...ends }: Form & { to: keyof typeof steps }) {
  const { from, title, verb, run, refused } = steps[to];
  const startBulk = useStartBulk();
  const decideEach = useDecideDocuments();
  const words = { transition_not_allowed: refused };
  const plan = planBulk(
    rows,
    ({ status }) => (status === from ? undefined : ('transition_not_allowed' as const)),
    words,
    {},
  );
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={title}
      submit={verb}
      none={refused}
      onSubmit={() =>
        startBulk(
          plan,
          { title: run, nameOf, words, done: m.bulkDone, summary: bulkSummary },
          decideEach(plan.sent, to),
        )
      }
    />
  );
}

export const CheckDocuments = (props: Form) => <DecideDocuments {...props} to="checked" />;
export const AcceptDocuments = (props: Form) => <DecideDocuments {...props} to="accepted" />;
