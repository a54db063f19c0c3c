import { FormattedMessage } from 'react-intl';
import {
  useChangeBondStatusMutation,
  useRemoveBondMutation,
  useRestoreBondMutation,
  type Bond,
} from '../../api/system-user/bonds';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { ReasonForm } from '../../parts/ReasonForm';
import { t } from '../../i18n/terms';
import { bondStatus } from './bondTerms';
import { m } from './messages';

/** What is asked before the status of a bond changes, as the address names it. */
export const questions = ['activate', 'suspend', 'remove', 'restore'] as const;

interface Props {
  name: (typeof questions)[number];
  bond: Bond;
  onClose: () => void;
}

/** The question before the status of a bond changes; stopping its sale needs a reason. */
export function BondQuestion({ name, bond, onClose }: Props) {
  const [change] = useChangeBondStatusMutation();
  const [remove] = useRemoveBondMutation();
  const [restore] = useRestoreBondMutation();
  const seen = { id: bond.id, 'If-Match': bond.version };
  if (name === 'suspend')
    return (
      <ReasonForm
        id={`suspendBond:${bond.id}`}
        version={bond.version}
        about={{ record: bond.code }}
        statusWords={bondStatus.labelOf}
        words={{ title: m.suspendTitle, verb: m.suspend, done: m.suspended, reason: t.reason }}
        send={(comment, { version }) =>
          change({ id: bond.id, 'If-Match': version, body: { status: 'suspended', comment } }).unwrap()
        }
        onClose={onClose}
      />
    );
  const asked = {
    activate: {
      title: m.activateTitle,
      text: m.activateText,
      yes: m.activate,
      done: m.activated,
      run: () => change({ ...seen, body: { status: 'active' } }).unwrap(),
    },
    remove: {
      title: m.removeTitle,
      text: m.removeText,
      yes: t.remove,
      done: m.wasRemoved,
      run: () => remove(seen).unwrap(),
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
