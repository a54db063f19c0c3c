import { useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage } from 'react-intl';

const m = defineMessages({
  zone: { id: 'shell.footer.zone', defaultMessage: 'Время указано по Ташкенту (UTC+5)' },
});

/** What the device of somebody in Tashkent says, in minutes. */
const ofTashkent = -300;

/** By which clock all moments are shown, where that of the device is another. It stands in the footer, which comes before it. */
export function ZoneNote() {
  const [footer] = useState(() => document.querySelector('footer'));
  if (!footer || new Date().getTimezoneOffset() === ofTashkent) return null;
  return createPortal(
    <span>
      <FormattedMessage {...m.zone} />
    </span>,
    footer,
  );
}
