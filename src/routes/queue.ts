import type { MessageDescriptor } from 'react-intl';
import type { Loaded } from '../lib/rows';
import type { PermissionId } from '../session/can';
import type { Permission } from '../session/generated/permissions';
import type { Query } from './query';

/** When a figure is asked for again, as options of a generated query hook. */
export interface Watching {
  /** In milliseconds. */
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  /** In seconds. */
  refetchOnMountOrArgChange?: number;
}

/** How much waited when each day ended, and now. */
export interface QueueDays {
  days: readonly { count: number }[];
}

/** A queue that the journal knows, by its name there. */
export type JournaledQueue =
  | 'general_claims'
  | 'card_verification'
  | 'documents'
  | 'signing'
  | 'taxes'
  | 'call_orders'
  | 'applications'
  | 'orders_moderation'
  | 'orders'
  | 'returns'
  | 'returns_to_pay'
  | 'receipts'
  | 'transfers'
  | 'access_changes';

// A method takes a wider filter than its own: what is called with it is the filter that stands beside it.
interface Hooks<Filter> {
  count(filter: Filter, watching: Watching): Loaded<number>;
  days(filter: Filter, watching: Watching): Loaded<QueueDays>;
}
export type UseCount<Filter = Query> = Hooks<Filter>['count'];
export type UseDays<Filter = Query> = Hooks<Filter>['days'];

/** A figure of the monitoring panel that leads to the list under a filter. */
export interface Tile<Filter> {
  title: MessageDescriptor;
  /** Tells it from its neighbour. */
  detail?: MessageDescriptor;
  filter: Filter;
  /** How much waited day by day, where the queue does not tell it of all its figures; `none` where no service remembers. */
  days?: Queue<Filter>['days'] | 'none';
}

/** The work that waits on a list, shown beside its item of the menu and on the monitoring panel. */
export interface Queue<Filter = Query> {
  /** What of the list waits, as the list's address says it. */
  filter: Filter;
  /** The list opens on something else, so that the ways to it say the filter. */
  opensByFilter?: true;
  /** The menu shows no number: the screen that opens is not the work, which has a place of its own. */
  hasBadge?: false;
  /** What waits, as the monitoring panel names it. */
  title: MessageDescriptor;
  detail?: MessageDescriptor;
  /** What the number of the menu counts, with `{count}`. */
  label: MessageDescriptor;
  /** Whoever holds this is the one for whom the queue waits; for others it is only a figure. */
  actor: Permission;
  /** How much waits, for the menu; and for the monitoring panel where no service remembers the days. */
  count: () => Promise<UseCount<Filter>>;
  /** How much waited day by day, for the monitoring panel: by a service of its own, or as the journal tells of such a queue. */
  days?: (() => Promise<UseDays<Filter>>) | JournaledQueue;
  /** What the figures ask for, as `id.action`, besides the right to read the list. */
  readPermission?: `${PermissionId}.query`;
  /** The figures of the monitoring panel where one does not say it all. */
  tiles?: readonly Tile<Filter>[];
}
