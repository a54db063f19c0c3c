import { useIntl } from 'react-intl';
import type { ProjectRow } from '../../../api/investment/projects';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { m } from './messages';
import { projectStatus, projectType, titleOf } from './projectTerms';
import { RaisedBar } from './RaisedBar';

const Title = ({ row }: { row: ProjectRow }) => titleOf(row, useIntl());

export const projectColumns: Column<ProjectRow>[] = [
  {
    id: 'title',
    title: m.name,
    value: (row) => titleOf(row, { locale: document.documentElement.lang }),
    cell: (row) => <Title row={row} />,
    important: true,
    width: 192,
  },
  projectType.column('typeProject', m.type, (row) => row.typeProject, { width: 128 }),
  projectStatus.column('statusProject', m.status, (row) => row.statusProject, { important: true, width: 132 }),
  {
    id: 'raised_percent',
    title: m.raised,
    value: (row) => row.raised_percent,
    as: 'number',
    cell: (row) => <RaisedBar percent={row.raised_percent} />,
    sort: 'raised_percent',
    important: true,
    width: 136,
  },
  fieldColumn('lots_left', m.leftShort, { as: 'number', width: 84 }),
  fieldColumn('acceptanceDeadline', m.deadlineShort, { as: 'day', sort: true, width: 112 }),
  fieldColumn('amountToRaise', m.target, { as: 'money', sort: true, width: 152 }),
  fieldColumn('soldCount', m.soldShort, { as: 'number', width: 92 }),
  fieldColumn('showProject', m.shown, { width: 144 }),
  fieldColumn('amountFact', m.raisedAmount, { as: 'money', width: 168 }),
  fieldColumn('lots', m.lots, { as: 'number', width: 96, hidden: true }),
  fieldColumn('amountLot', m.lot, { as: 'money', width: 152, hidden: true, isStanding: true }),
  fieldColumn('address', m.address, { width: 240, hidden: true }),
  fieldColumn('created_at', m.made, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
