import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckGrid, type CheckCellState } from '../../../src/areas/access/matrix/CheckGrid';
import type { CheckSets } from '../../../src/areas/access/matrix/checks';
import { State } from '../State';
import { word } from '../words';

const m = {
  title: word('Права', 'Permissions', 'Huquqlar'),
  open: word('Просмотр', 'Open', 'Koʻrish'),
  change: word('Изменение', 'Change', 'Oʻzgartirish'),
  export: word('Экспорт', 'Export', 'Eksport'),
  investors: word('Инвесторы', 'Investors', 'Investorlar'),
  bonds: word('Облигации', 'Bonds', 'Obligatsiyalar'),
  desk: word('Рабочий стол', 'Desk', 'Ish stoli'),
  locked: word('У вас самих нет этого права', 'You do not hold it yourself', 'Oʻzingizda bu huquq yoʻq'),
};
const columns = [
  { id: 'open', label: m.open },
  { id: 'change', label: m.change },
  { id: 'export', label: m.export },
];
const saved: CheckSets = new Map([['investors', new Set(['open', 'export'])]]);

function after(checks: CheckSets, cells: readonly CheckCellState[], isOn: boolean): CheckSets {
  const next = new Map([...checks].map(([row, held]) => [row, new Set(held)]));
  for (const { row, column } of cells) {
    const held = next.get(row) ?? new Set();
    if (isOn) held.add(column);
    else held.delete(column);
    next.set(row, held);
  }
  return next;
}

function Example({ isFixed = false }: { isFixed?: boolean }) {
  const intl = useIntl();
  const [checks, setChecks] = useState(saved);
  const all = columns.map(({ id }) => id);
  return (
    <CheckGrid
      label={intl.formatMessage(m.title)}
      rows={[
        { id: 'investors', label: intl.formatMessage(m.investors), note: 'investors', columns: all },
        { id: 'bonds', label: intl.formatMessage(m.bonds), note: 'bonds', columns: all, locked: ['change'] },
        { id: 'desk', label: intl.formatMessage(m.desk), note: 'desk', columns: ['open'] },
      ]}
      columns={columns}
      checks={checks}
      before={saved}
      lockedWhy={intl.formatMessage(m.locked)}
      onCheck={isFixed ? undefined : (cells, isOn) => setChecks((before) => after(before, cells, isOn))}
    />
  );
}

export function Page() {
  return (
    <>
      <State name="To be ticked: one box is locked, one action is not there">
        <Example />
      </State>
      <State name="For reading">
        <Example isFixed />
      </State>
    </>
  );
}
