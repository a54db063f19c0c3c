import { defineMessages } from 'react-intl';
import { FileDrop } from '../../../src/kit/import/FileDrop';
import { State } from '../State';

const m = defineMessages({
  choose: { id: 'gallery.file.choose', defaultMessage: 'Выбрать файл' },
  drop: { id: 'gallery.file.drop', defaultMessage: 'или перетащите его сюда' },
  reading: { id: 'gallery.file.reading', defaultMessage: 'Читаем файл…' },
});
const given = { ...m, accept: '.xlsx', onFile: () => undefined };

export function Page() {
  return (
    <>
      <State name="A file is waited for">
        <FileDrop {...given} isReading={false} />
      </State>
      <State name="One is being read">
        <FileDrop {...given} isReading />
      </State>
    </>
  );
}
