import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Asked, AskedKind } from '../../lib/find/asked';
import type { RouteId } from '../table';

/** One record that a service found, as the palette shows it. Personal data only as the service masks it. */
export interface RecordHit {
  id: string;
  /** Its name; empty where it has none, and the kind's own words stand in its place. */
  name: string;
  /** Shown after the name: a masked phone, a number. */
  details: readonly string[];
  badge?: ReactNode;
  path: string;
}

/**
 * Asks the services for records, as a thunk of the gateway that answers `RecordHit[]` and throws a failure. `asked` is
 * what the query may be, only of the sorts that the kind takes, the surest first; never empty.
 */
export type FindRecords = (asked: readonly Asked[], signal: AbortSignal) => unknown;

/** One kind of record that the palette looks up on the server; the area that has the records has the entry. */
export interface RecordKind {
  title: MessageDescriptor;
  /** One record by its number, with `{id}`: for one without a name, and among the recent ones. */
  one: MessageDescriptor;
  /** What its calls ask for, as `id.action`; who lacks one of them never asks. */
  permissions: readonly [string, ...string[]];
  /** The screen that a hit leads to: without the right to open it nothing is asked either. */
  route: RouteId;
  /** The address of a record that is known by its number alone. */
  path: (id: string) => string;
  /** `@` looks for people, `#` for claims and contracts by number. */
  prefix: '@' | '#';
  /** What a query must look like to be worth asking. */
  takes: readonly AskedKind[];
  load: () => Promise<FindRecords>;
}

/** Declares the kinds of records of an area. */
export function recordKinds<const Kinds extends Record<string, RecordKind>>(kinds: Kinds): Kinds {
  return kinds;
}
