import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular, Edit16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useCheckLine, useNoteChecklistLineMutation, type ChecklistLine } from '../../api/system-user/closing';
import { useFormat } from '../../i18n/format';
import { useAsyncAction } from '../../kit/actions/useAsyncAction';
import { FailureBar } from '../../kit/feedback/FailureBar';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useCan } from '../../session/can';
import { lineText } from './closingTerms';
import { checkedAt, countedThen, m, notedBy, ofLine } from './messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingLeft: tokens.spacingHorizontalXXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  note: { flexGrow: 1, flexBasis: '240px', minWidth: 0, overflowWrap: 'anywhere' },
  // Their words, and not their edges, stand in line with what is above.
  steps: { display: 'flex', flexWrap: 'wrap', margin: `0 -${tokens.spacingHorizontalS}` },
  text: { color: tokens.colorNeutralForeground1 },
  changed: { color: tokens.colorStatusWarningForeground1 },
});

interface Props {
  /** Of the month. */
  id: number;
  line: ChecklistLine;
}

/** Who leads a line of the checklist and what he wrote; the line is checked again, or written about. */
export function LineNote({ id, line }: Props) {
  const styles = useStyles();
  const format = useFormat();
  const intl = useIntl();
  const mayNote = useCan()('closing.update');
  const [isNoting, setNoting] = useState(false);
  const checkLine = useCheckLine(id);
  const again = useAsyncAction(() => checkLine(line.code), undefined);
  const { note } = line;
  const nameOf = (verb: MessageDescriptor) =>
    intl.formatMessage(ofLine, { verb: intl.formatMessage(verb), line: intl.formatMessage(lineText[line.code]) });
  return (
    <>
      <div className={styles.root}>
        <div className={styles.note}>
          {note && (
            <div>
              <FormattedMessage
                {...notedBy}
                values={{ name: note.created_by.name, at: format.dateTime(note.created_at) }}
              />
              {note.text !== null && <div className={styles.text}>{note.text}</div>}
              {note.count !== line.count && (
                <div className={styles.changed}>
                  <FormattedMessage {...countedThen} values={{ count: note.count }} />
                </div>
              )}
            </div>
          )}
          <FormattedMessage {...checkedAt} values={{ at: format.dateTime(line.checked_at) }} />
        </div>
        <div className={styles.steps}>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowClockwise16Regular aria-hidden />}
            disabledFocusable={again.isBusy}
            aria-label={nameOf(m.checkAgain)}
            onClick={again.start}
          >
            <FormattedMessage {...m.checkAgain} />
          </Button>
          {mayNote && (
            <Button
              size="small"
              appearance="subtle"
              icon={<Edit16Regular aria-hidden />}
              aria-label={nameOf(m.writeNote)}
              onClick={() => setNoting(true)}
            >
              <FormattedMessage {...m.writeNote} />
            </Button>
          )}
        </div>
      </div>
      {again.failure && <FailureBar failure={again.failure} />}
      {isNoting && <NoteForm id={id} line={line} onClose={() => setNoting(false)} />}
    </>
  );
}

/** What is not in order is written about; a line that is can be signed without a word. */
function NoteForm({ id, line: { code, count }, onClose }: Props & { onClose: () => void }) {
  const [send] = useNoteChecklistLineMutation();
  const form = usePanelForm({ id: `checklistNote:${id}:${code}`, values: { text: '' } });
  const body = ({ text }: { text: string }) => (text.trim() === '' ? {} : { text });
  return (
    <FormDrawer
      title={lineText[code]}
      form={form}
      done={m.noted}
      onClose={onClose}
      onSubmit={(values) => send({ id, code, body: body(values) }).unwrap()}
    >
      <TextField name="text" label={m.note} maxLength={500} multiline required={count > 0} />
    </FormDrawer>
  );
}
