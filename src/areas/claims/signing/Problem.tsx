import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useNoteStyles } from '../../../kit/foundation/styles';

interface Props {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** The program's own words; plain text only. */
  detail?: string;
}

/** Why it cannot be signed now, inside the question. */
export function Problem({ title, text, detail }: Props) {
  const note = useNoteStyles();
  return (
    <div role="alert" className={mergeClasses(note.root, note.danger)}>
      <p className={note.title}>
        <FormattedMessage {...title} />
      </p>
      {text && (
        <p className={note.line}>
          <FormattedMessage {...text} />
        </p>
      )}
      {detail && <p className={note.line}>{detail}</p>}
    </div>
  );
}
