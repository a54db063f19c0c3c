import { Button } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { word } from './words';

const open = word('Открыть', 'Open', 'Ochish');

interface Props {
  label?: MessageDescriptor;
  children: (close: () => void) => ReactNode;
}

/** A button that opens what is drawn only while it is open. */
export function Opener({ label = open, children }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{intl.formatMessage(label)}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

/** What the services would answer. */
export const answers = {
  done: () => new Promise<void>((settle) => setTimeout(settle, 800)),
  refused: () => Promise.reject({ kind: 'status', status: 409, codes: ['same_person'], requestId: 'req-7f3a' }),
};
