import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { KeyHint } from '../../../kit/actions/KeyHint';
import { spokenKey } from '../../../kit/actions/verbKeys';
import { useShortcuts } from '../../../kit/state/shortcuts';

interface Props {
  /** Of the command, `card.photos`. */
  id: string;
  label: MessageDescriptor;
  icon: FluentIcon;
  keys: string;
  /** There is nothing that it could do now. */
  isDisabled?: boolean;
  onPress: () => void;
}

/** A way on that has a letter of its own, beside the verbs of a record. */
export function KeyedButton({ id, label, icon: Icon, keys, isDisabled = false, onPress }: Props) {
  const press = (): void => {
    if (!isDisabled) onPress();
  };
  useShortcuts([{ id, title: label, scope: 'card', keys: [keys], run: press }]);
  return (
    <Button
      icon={<Icon aria-hidden />}
      aria-keyshortcuts={spokenKey(keys)}
      disabledFocusable={isDisabled}
      onClick={press}
    >
      <FormattedMessage {...label} />
      <KeyHint keys={keys} />
    </Button>
  );
}
