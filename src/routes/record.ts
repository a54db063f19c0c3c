import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Asked, AskedKind } from '../lib/find/asked';
import type { Needs } from './needs';
import type { Query } from './query';

/** One record that a service found, as the palette shows it. Personal data only as the service masks it. */
export interface RecordHit {
  id: string;
  /** Its name, or what the panel calls it; empty where it has none, and the kind's own words stand in its place. */
  name: string | MessageDescriptor;
  /** Shown after the name: a masked phone, a number. */
  details: readonly string[];
  /** Where it stands, in words: the place of a banner. */
  place?: MessageDescriptor;
  badge?: ReactNode;
  /** Where it opens, when that is another screen than the others of its kind have. */
  path?: string;
}

/** Asks the services for records, as a thunk of the gateway that answers `RecordHit[]` and throws a failure. */
export type FindRecords = (asked: Asked, signal: AbortSignal) => unknown;

/** Asks for one record by its number, as a thunk of the gateway that answers a `RecordHit` and throws a failure. */
export type ReadRecord = (id: string, signal: AbortSignal) => unknown;

/** How the records of a kind are looked up: a module of their area. */
export interface RecordLook {
  find: FindRecords;
  /** Of kinds that are called by what they say (`isNamed`). */
  read?: ReadRecord;
}

/** The records that the palette looks up on the server and opens at a route. */
export interface RecordKind {
  /** By this the palette remembers what was opened: never changed. */
  kind: string;
  title: MessageDescriptor;
  /** One record by its number, with `{id}`: for one without a name, and among the recent ones. */
  one: MessageDescriptor;
  /** The calls by which it asks and that a hit begins with, beside those of its route; who may not make one never asks. */
  needs?: Needs;
  /** `@` looks for people, `#` for claims and contracts by number. */
  prefix: '@' | '#';
  /** What a query must be, one of these, to be worth asking. */
  takes: readonly AskedKind[];
  /** What else the path says of one that is known by its number. */
  parameters?: Readonly<Record<string, string>>;
  /** How the address names a record that opens at the side of a list; without it the path does. */
  query?: (id: string) => Query;
  look: () => Promise<RecordLook>;
  /**
   * Of what customers read: among the recent ones it is called by what it says. No name is kept for that, so that it is read anew;
   * the others stand there by their numbers.
   */
  isNamed?: true;
}
