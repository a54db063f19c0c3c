import { Button, mergeClasses } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { useNoteStyles } from '../foundation/styles';
import type { OfferedDraft } from './useDraft';
import { t } from '../../i18n/terms';

const m = defineMessages({
  restore: { id: 'kit.draft.restore', defaultMessage: 'Восстановить' },
  personal: { id: 'kit.draft.personal', defaultMessage: 'Личных данных в черновике нет: их нужно ввести снова.' },
  changed: {
    id: 'kit.draft.changed',
    defaultMessage:
      'С тех пор запись изменили. Ваши отметки лягут поверх её нынешнего состояния и не сохранятся, пока вы их не проверите.',
  },
});
const found = defineMessage<{ at: string }>({ id: 'kit.draft.found', defaultMessage: 'Есть черновик от {at}' });

interface Props {
  offer: OfferedDraft;
  /** Some fields of the form are personal and not in the draft. */
  leavesOut?: boolean;
  /** What it was made upon was changed by somebody meanwhile. */
  isOutdated?: boolean;
}

/** Offers the draft of an earlier visit. */
export function DraftOffer({ offer, leavesOut = false, isOutdated = false }: Props) {
  const note = useNoteStyles();
  const format = useFormat();
  if (!offer.draft) return null;
  return (
    <div role="status" className={mergeClasses(note.root, isOutdated ? note.warning : note.neutral)}>
      <p className={note.title}>
        <FormattedMessage {...found} values={{ at: format.dateTime(new Date(offer.draft.at).toISOString()) }} />
      </p>
      {leavesOut && (
        <p className={note.line}>
          <FormattedMessage {...m.personal} />
        </p>
      )}
      {isOutdated && (
        <p className={note.line}>
          <FormattedMessage {...m.changed} />
        </p>
      )}
      <div className={note.buttons}>
        <Button size="small" onClick={offer.restore}>
          <FormattedMessage {...m.restore} />
        </Button>
        <Button size="small" onClick={offer.remove}>
          <FormattedMessage {...t.remove} />
        </Button>
      </div>
    </div>
  );
}
