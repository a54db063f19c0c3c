import type { ConstantType } from '../../api/investment/constants';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const constantTypes = choices<ConstantType>({
  number: m.number,
  percent: m.percent,
  money: m.money,
  text: m.text,
  bool: m.bool,
  json: m.json,
  date: m.date,
});
