import { FormattedMessage } from 'react-intl';
import {
  useChangeBondStatusMutation,
  useRemoveBondMutation,
  useRestoreBondMutation,
  type Bond,
} from '../../api/system-user/bonds';
import { ConfirmAction, ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { useOffered, type Offered } from '../../kit/url/useOffered';
import { ReasonForm } from '../../parts/ReasonForm';
import { t } from '../../i18n/terms';
import { bondStatus } from './bondTerms';
import { m } from './messages';

/** What is asked before the status of a bond changes, as the address names it. */
export const questions = ['activate', 'suspend', 'remove', 'restore'] as const;

type QuestionName = (typeof questions)[number];

/** Not for sale, or no longer: it may be changed as a whole. */
export const isStopped = ({ status }: Bond): boolean => status === 'draft' || status === 'suspended';

const offered: Offered<QuestionName, Bond> = {
  activate: ['bonds.enable', isStopped],
  suspend: ['bonds.disable', ({ status }) => status === 'active'],
  remove: ['bonds.delete', (bond) => isStopped(bond) && bond.sold_quantity === 0],
  restore: ['bonds.enable', ({ status }) => status === 'removed'],
};

interface Props {
  name: QuestionName;
  bond: Bond;
  onClose: () => void;
}

/** The question before the status of a bond changes; stopping its sale needs a reason. */
export function BondQuestion({ name, bond, onClose }: Props) {
  const [change] = useChangeBondStatusMutation();
  const [remove] = useRemoveBondMutation();
  const [restore] = useRestoreBondMutation();
  const seen = { id: bond.id, 'If-Match': bond.version };
  const isOffered = useOffered(offered, name, bond);
  if (!isOffered) return null;
  if (name === 'suspend')
    return (
      <ReasonForm
        id={`suspendBond:${bond.id}`}
        version={bond.version}
        about={{ record: bond.code }}
        statusWords={bondStatus.labelOf}
        words={{ title: m.suspendTitle, verb: m.suspend, done: t.statusEdited, reason: t.reason }}
        send={(comment, { version }) =>
          change({ id: bond.id, 'If-Match': version, body: { status: 'suspended', comment } }).unwrap()
        }
        onClose={onClose}
      />
    );
  if (name === 'remove')
    return (
      <ConfirmDelete
        run={() => remove(seen).unwrap()}
        statusWords={bondStatus.labelOf}
        done={t.removed}
        onClose={onClose}
      >
        {bond.code}
        <p>
          <FormattedMessage {...m.removeText} />
        </p>
      </ConfirmDelete>
    );
  const asked = {
    activate: {
      title: m.activateTitle,
      text: m.activateText,
      yes: m.activate,
      done: t.statusEdited,
      run: () => change({ ...seen, body: { status: 'active' } }).unwrap(),
    },
    restore: {
      title: m.restoreTitle,
      text: undefined,
      yes: m.restore,
      done: m.restored,
      run: () => restore(seen).unwrap(),
    },
  }[name];
  return (
    <ConfirmAction
      title={asked.title}
      yes={asked.yes}
      done={asked.done}
      statusWords={bondStatus.labelOf}
      run={asked.run}
      onClose={onClose}
    >
      {asked.text && <FormattedMessage {...asked.text} />}
    </ConfirmAction>
  );
}
