import { Button } from '@fluentui/react-components';
import { Star20Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import { Tips } from '../../../src/kit/overlay/Tips';
import { listWords } from '../list';
import { State } from '../State';

/** A tip comes with the keyboard: Tab leads to the button. */
export function Page() {
  const intl = useIntl();
  const title = intl.formatMessage(listWords.changeStatus);
  return (
    <State name="Of a button without words, when the keyboard reaches it" isRow>
      <Button icon={<Star20Regular />} title={title} aria-label={title} />
      <Tips />
    </State>
  );
}
