import { ArrowExit16Regular, CheckmarkCircle16Regular, PersonAdd16Regular } from '@fluentui/react-icons';
import { createElement } from 'react';
import type { Column } from '../../src/kit/table/columns/column';
import { StatusBadge, type StatusStyle } from '../../src/kit/values/StatusBadge';
import type { Failure } from '../../src/lib/failure';
import type { Loaded } from '../../src/lib/rows';
import { word } from './words';

export interface Person {
  id: number;
  name: string;
  phone: string;
  pinfl: string;
  status: string;
  invested: string;
  balance: string;
  share: number;
  created: string;
  manager: string;
}

export const statuses: Record<string, StatusStyle> = {
  new: { label: word('Новый', 'New', 'Yangi'), tone: 'informative', icon: PersonAdd16Regular },
  active: { label: word('Активный', 'Active', 'Faol'), tone: 'success', icon: CheckmarkCircle16Regular },
  left: { label: word('Вышел', 'Left', 'Chiqqan'), tone: 'neutral', icon: ArrowExit16Regular },
};

export const titles = {
  name: word('Имя', 'Name', 'Ism'),
  phone: word('Телефон', 'Phone', 'Telefon'),
  pinfl: word('ПИНФЛ', 'PINFL', 'JSHSHIR'),
  status: word('Статус', 'Status', 'Holat'),
  invested: word('Инвестировано, сум', 'Invested, UZS', 'Sarmoya, soʻm'),
  balance: word('Баланс, сум', 'Balance, UZS', 'Balans, soʻm'),
  share: word('Доля, %', 'Share, %', 'Ulush, %'),
  created: word('Создан', 'Created', 'Yaratilgan'),
  manager: word('Менеджер', 'Manager', 'Menejer'),
  empty: word('Инвесторов пока нет', 'There are no investors yet', 'Hozircha investorlar yoʻq'),
};

const names = [
  'Каримов Азиз Бахтиёрович',
  'Юсупова Дилноза Рустамовна',
  'ООО «Общество с ограниченной ответственностью очень длинное название Барака Инвест Трейд»',
  'Oʻktamov Shoʻhrat Gʻayrat oʻgʻli',
  'Ли',
];

export const person = (place: number): Person => ({
  id: place + 1,
  name: `${names[place % names.length]}${place < names.length ? '' : ` ${place + 1}`}`,
  phone: `+998 90 *** ** ${10 + (place % 90)}`,
  pinfl: `3010******${1000 + (place % 9000)}`,
  status: ['new', 'active', 'left', 'something_else'][place % 4] ?? '',
  invested: `${(place % 7) * 123_456_789}.50`,
  balance: `${place % 5 === 0 ? '-' : ''}${(place % 11) * 54_321}.00`,
  share: place % 3 === 0 ? 12.5 : place,
  created: `2026-0${1 + (place % 9)}-1${place % 10} 09:3${place % 6}:00`,
  manager: place % 2 ? 'Рахимова Лола' : '',
});

export const people = (count: number): Person[] => Array.from({ length: count }, (_, place) => person(place));

export const columns: Column<Person>[] = [
  { id: 'name', title: titles.name, value: (row) => row.name, sort: 'name', important: true },
  { id: 'phone', title: titles.phone, value: (row) => row.phone, width: 148 },
  {
    id: 'status',
    title: titles.status,
    value: (row) => row.status,
    words: (row) => statuses[row.status]?.label,
    cell: (row) => createElement(StatusBadge, { code: row.status, look: statuses[row.status] }),
    sort: 'status',
    width: 136,
    important: true,
  },
  {
    id: 'invested',
    title: titles.invested,
    value: (row) => row.invested,
    as: 'money',
    sort: 'invested',
    width: 184,
    important: true,
  },
  { id: 'balance', title: titles.balance, value: (row) => row.balance, as: 'money', sort: 'balance', width: 152 },
  { id: 'created', title: titles.created, value: (row) => row.created, as: 'dateTime', sort: 'created', width: 168 },
  { id: 'pinfl', title: titles.pinfl, value: (row) => row.pinfl, width: 132, hidden: true },
  { id: 'share', title: titles.share, value: (row) => row.share, as: 'number', width: 96, hidden: true },
  { id: 'manager', title: titles.manager, value: (row) => row.manager, width: 160, hidden: true },
];

export const loaded = <Item>(item: Item | undefined, more: Partial<Loaded<Item>> = {}): Loaded<Item> => ({
  item,
  failure: undefined,
  refreshing: false,
  retry: () => undefined,
  ...more,
});

export const failures = {
  forbidden: { kind: 'status', status: 403, codes: ['forbidden'], message: 'Permission investors.query is missing' },
  missing: { kind: 'status', status: 404, codes: ['not_found'] },
  broken: { kind: 'status', status: 502, codes: [], requestId: 'req-7f3a' },
  offline: { kind: 'network', status: 0, codes: [] },
} satisfies Record<string, Failure>;
