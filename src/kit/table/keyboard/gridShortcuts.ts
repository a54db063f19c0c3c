import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useShortcuts, type Shortcut } from '../../state/shortcuts';

const m = defineMessages({
  next: { id: 'kit.gridKeys.next', defaultMessage: 'Следующая строка' },
  previous: { id: 'kit.gridKeys.previous', defaultMessage: 'Предыдущая строка' },
  open: { id: 'kit.gridKeys.open', defaultMessage: 'Открыть строку, в шапке — отсортировать' },
  openApart: { id: 'kit.gridKeys.openApart', defaultMessage: 'Открыть строку в новой вкладке браузера' },
  inside: { id: 'kit.gridKeys.inside', defaultMessage: 'К кнопке или ссылке внутри ячейки' },
  cell: { id: 'kit.gridKeys.cell', defaultMessage: 'По ячейкам' },
  ends: { id: 'kit.gridKeys.ends', defaultMessage: 'К первой и последней ячейке строки' },
  corners: { id: 'kit.gridKeys.corners', defaultMessage: 'К началу и концу таблицы' },
  page: { id: 'kit.gridKeys.page', defaultMessage: 'На страницу вверх и вниз' },
  width: { id: 'kit.gridKeys.width', defaultMessage: 'В шапке: сузить и расширить столбец' },
  pick: { id: 'kit.gridKeys.pick', defaultMessage: 'Выбрать строку' },
  extend: { id: 'kit.gridKeys.extend', defaultMessage: 'Выбрать строки подряд' },
  pickAll: { id: 'kit.gridKeys.pickAll', defaultMessage: 'Выбрать все загруженные строки, ещё раз — все по фильтру' },
  unpick: { id: 'kit.gridKeys.unpick', defaultMessage: 'Снять выделение' },
  copy: { id: 'kit.gridKeys.copy', defaultMessage: 'Скопировать выбранные строки или ячейку' },
});

interface Grid {
  /** The table; missing when it is not the one of the screen, and then nothing is said. */
  part: (() => Element | null) | undefined;
  canPick: boolean;
  /** Takes the focus to the cell where it was last. */
  enter: () => void;
}

/** Tells the registry what the keys do in a table, and leads to it from anywhere on the page. */
export function useGridShortcuts({ part, canPick, enter }: Grid): void {
  const key = (id: string, title: MessageDescriptor, keys: string[], run?: () => void): Shortcut => ({
    id: `list.${id}`,
    title,
    scope: 'list',
    keys,
    part,
    run,
  });
  useShortcuts(
    part
      ? [
          // Inside the table its own listener is quicker; these are for a focus that stands elsewhere.
          key('next', m.next, ['KeyJ'], enter),
          key('previous', m.previous, ['KeyK'], enter),
          key('open', m.open, ['Enter']),
          key('openApart', m.openApart, ['Ctrl+Enter']),
          ...(canPick
            ? [
                key('pick', m.pick, ['KeyX', 'Space']),
                key('extend', m.extend, ['Shift+Space', 'Shift+ArrowUp', 'Shift+ArrowDown']),
                key('pickAll', m.pickAll, ['Ctrl+KeyA']),
                key('unpick', m.unpick, ['Escape']),
              ]
            : []),
          key('copy', m.copy, ['Ctrl+KeyC']),
          key('cell', m.cell, ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']),
          key('ends', m.ends, ['Home', 'End']),
          key('corners', m.corners, ['Ctrl+Home', 'Ctrl+End']),
          key('page', m.page, ['PageUp', 'PageDown']),
          key('inside', m.inside, ['F2']),
          key('width', m.width, ['Shift+ArrowLeft', 'Shift+ArrowRight']),
        ]
      : [],
  );
}
