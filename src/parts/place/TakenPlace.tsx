import { Button } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useFormAround } from '../../kit/form/usePanelForm';
import { Note } from '../Note';
import type { Taken } from './useTakePlace';

const replacedBy = defineMessage<{ text: string }>({
  id: 'parts.place.replaced',
  defaultMessage: 'Вместо введённого: {text}',
});
const m = defineMessages({
  putBack: { id: 'parts.place.putBack', defaultMessage: 'Вернуть введённое' },
  nothing: {
    id: 'parts.place.nothing',
    defaultMessage: 'В этом месте нет ни улицы, ни дома: введите их сами',
  },
});

interface Props {
  taken: Taken | undefined;
  onPutBack: () => void;
}

/** Says what a chosen place did to the form: that it has no address, or what it replaced, for as long as nobody types over it. */
export function TakenPlace({ taken, onPutBack }: Props) {
  const { control } = useFormAround();
  const names = Object.keys(taken?.put ?? {});
  const now = useWatch({ control, name: names }) as unknown[];
  if (taken === undefined) return null;
  if (names.length === 0)
    return (
      <Note>
        <FormattedMessage {...m.nothing} />
      </Note>
    );
  const texts = Object.values(taken.replaced);
  const isStill = names.every((name, at) => now[at] === taken.put[name]);
  if (texts.length === 0 || !isStill) return null;
  return (
    <Note
      action={
        <Button size="small" onClick={onPutBack}>
          <FormattedMessage {...m.putBack} />
        </Button>
      }
    >
      <FormattedMessage {...replacedBy} values={{ text: texts.join(', ') }} />
    </Note>
  );
}
