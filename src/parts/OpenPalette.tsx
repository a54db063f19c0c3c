import { Button } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';

const m = defineMessages({
  open: { id: 'palette.button.open', defaultMessage: 'Поиск и команды' },
});

/** The frame that listens stands around every screen, and knows nothing of what is in it. */
const press = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }));

/** Opens the command palette of the frame as its key does: for a page on which nothing else leads to what was sought. */
export function OpenPalette() {
  return (
    <Button appearance="subtle" icon={<Search20Regular aria-hidden />} aria-haspopup="dialog" onClick={press}>
      <FormattedMessage {...m.open} />
    </Button>
  );
}
