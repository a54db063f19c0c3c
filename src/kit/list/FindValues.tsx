import { Input } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { findIn, useFindText } from '../fields/findText';

interface Props {
  /** What the filter is called. */
  label: MessageDescriptor;
  /** Takes the text, once typing rests. */
  onFind: (text: string) => void;
}

/** A text that looks for further values of a `SelectFilter`, which holds it; it begins anew whenever they are opened. */
export function FindValues({ label, onFind }: Props) {
  const intl = useIntl();
  const [text, setText] = useState('');
  useFindText(text, onFind);
  const said = intl.formatMessage(findIn, { label: intl.formatMessage(label) });
  return (
    <Input
      size="small"
      aria-label={said}
      placeholder={said}
      contentBefore={<Search20Regular aria-hidden />}
      value={text}
      onChange={(_, change) => setText(change.value)}
    />
  );
}
