import { CheckmarkCircle16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { choices } from './choices';

const m = defineMessages({
  paid: { id: 'test.paid', defaultMessage: 'Оплачена' },
  failed: { id: 'test.failed', defaultMessage: 'Ошибка' },
  card: { id: 'test.card', defaultMessage: 'На карту' },
  status: { id: 'test.status', defaultMessage: 'Статус' },
});
type Status = 'paid' | 'failed';
const status = choices<Status>({
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
});
const method = choices<'card'>({ card: m.card });

it('lists the codes once, in their order, for a filter and for the address', () => {
  expect(status.options).toEqual([
    { value: 'paid', label: m.paid },
    { value: 'failed', label: m.failed },
  ]);
  expect(status.param().read(['failed', 'paid', 'gone'])).toEqual({ value: ['paid', 'failed'], clean: false });
  expect(status.oneParam().read(['paid'])).toEqual({ value: 'paid', clean: true });
});

it('says a known code, and shows one that the contract does not know as it came', () => {
  renderPart(
    <>
      {status.badge('paid')} {status.badge('gone')} {method.text('card')} {method.text('toString')}
    </>,
  );
  for (const text of ['Оплачена', 'gone', /На карту/, /toString/]) expect(screen.getByText(text)).toBeVisible();
  expect(status.labelOf('constructor')).toBeUndefined();
});

it('makes a column with its words, as badges only where the codes have a look', () => {
  const column = status.column('status', m.status, (row: { status: Status }) => row.status, { width: 120 });
  expect(column).toMatchObject({ id: 'status', title: m.status, width: 120 });
  expect(column.words?.({ status: 'failed' })).toBe(m.failed);
  renderPart(column.cell?.({ status: 'failed' }));
  expect(screen.getByText('Ошибка')).toBeVisible();
  expect(method.column('method', m.card, () => 'card').cell).toBeUndefined();
});

it('says the codes of its own field in a history', () => {
  expect(status.wordsOf('status')('status', 'paid')).toBe(m.paid);
  expect(status.wordsOf('status')('comment', 'paid')).toBeUndefined();
});
