import type { EntrySource } from '../../api/system-user/expenses';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const sources = choices<EntrySource>({ manual: m.manual, auto: m.auto });
