import { Button, mergeClasses } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useFormat } from '../i18n/format';
import { useNoteStyles } from './noteStyles';
import type { DraftOffer } from './useDraft';

const m = defineMessages({
  restore: { id: 'kit.draft.restore', defaultMessage: 'Восстановить' },
  remove: { id: 'kit.draft.remove', defaultMessage: 'Удалить' },
  personal: { id: 'kit.draft.personal', defaultMessage: 'Личных данных в черновике нет: их нужно ввести снова.' },
});
const found = defineMessage<{ at: string }>({ id: 'kit.draft.found', defaultMessage: 'Есть черновик от {at}' });

interface Props {
  offer: DraftOffer;
  /** Some fields of the form are personal and not in the draft. */
  leavesOut: boolean;
}

/** Offers the draft of an earlier visit. */
export function DraftNote({ offer, leavesOut }: Props) {
  const note = useNoteStyles();
  const format = useFormat();
  if (!offer.draft) return null;
  return (
    <div role="status" className={mergeClasses(note.root, note.neutral)}>
      <p className={note.title}>
        <FormattedMessage {...found} values={{ at: format.dateTime(new Date(offer.draft.at).toISOString()) }} />
      </p>
      {leavesOut && (
        <p className={note.line}>
          <FormattedMessage {...m.personal} />
        </p>
      )}
      <div className={note.buttons}>
        <Button size="small" onClick={offer.restore}>
          <FormattedMessage {...m.restore} />
        </Button>
        <Button size="small" onClick={offer.remove}>
          <FormattedMessage {...m.remove} />
        </Button>
      </div>
    </div>
  );
}
