import { ShieldKeyhole16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Note } from '../../parts/Note';

interface Props {
  text: MessageDescriptor | string;
  /** It is as it should be: only to be known. */
  isQuiet?: boolean;
  /** What can be done about it: a link or a button. */
  children?: ReactNode;
}

/** What is to be known about rights over money and access, beside what it concerns. */
export function AccessNote({ text, isQuiet = false, children }: Props) {
  return (
    <Note icon={ShieldKeyhole16Regular} isWarning={!isQuiet} action={children}>
      {typeof text === 'string' ? text : <FormattedMessage {...text} />}
    </Note>
  );
}
