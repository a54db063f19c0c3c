import { Button } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../kit/overlay/Dialog';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { Difference, type Change } from '../Difference';
import { AccessNote } from '../AccessNote';
import { m as waiting } from '../changes/messages';
import { m } from '../messages';
import { useOutcomeNotice, type MayWait } from '../waiting';
import { changesByRow, type Changes } from './rights';

interface Props {
  changes: Changes;
  /** They come from a draft that was made before somebody else changed the role. */
  isOutdated: boolean;
  /** What a permission is called. */
  nameOf: (permission: string) => string;
  save: () => Promise<MayWait>;
  /** Some of it another person confirms. */
  needsConfirmation: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** What will change, in words, before it is saved. What is refused is said here, and nothing is lost. */
export function ReviewRights({ changes, isOutdated, nameOf, save, needsConfirmation, onSaved, onClose }: Props) {
  const intl = useIntl();
  const tell = useOutcomeNotice();
  const action = useAsyncAction(save, (answer) => tell(answer, m.saved), onSaved);
  const linesOf = (isOn: boolean): Change[] =>
    [...changesByRow(changes, isOn)].map(([id, actions]) => ({
      id,
      label: nameOf(id),
      words: actions.map((action) => intl.formatMessage(m[action])).join(', '),
    }));
  const isStale = isOutdated || action.failure?.codes.includes('changed_meanwhile');
  return (
    <Dialog
      title={m.difference}
      onSubmit={() => changes.size > 0 && action.start()}
      onClose={action.isBusy ? undefined : onClose}
      buttons={
        <>
          <Button disabledFocusable={action.isBusy} onClick={onClose}>
            <FormattedMessage {...m.cancel} />
          </Button>
          <Button type="submit" appearance="primary" disabled={changes.size === 0} disabledFocusable={action.isBusy}>
            <FormattedMessage {...m.save} />
          </Button>
        </>
      }
    >
      {action.failure && <FailureBar failure={action.failure} />}
      {isStale && (
        <p role="status">
          <FormattedMessage {...m.changedMeanwhile} />
        </p>
      )}
      {needsConfirmation && <AccessNote text={waiting.willWait} />}
      {changes.size === 0 ? (
        <FormattedMessage {...m.nothingChanged} />
      ) : (
        <Difference granted={linesOf(true)} taken={linesOf(false)} />
      )}
      <p>
        <FormattedMessage {...m.effect} />
      </p>
    </Dialog>
  );
}
