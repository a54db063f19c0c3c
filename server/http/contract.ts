import type { SignedInUser } from '../auth/currentUser';
import type { Clock } from '../shared/clock';
import type { Database } from '../db/database';
import type { FileStore } from '../files/store';
import type { Operations } from '../generated/operations';
import type { Upload } from './uploads';

export type OperationId = keyof Operations;
export type Language = 'ru' | 'en' | 'uz';

type Params<O> = O extends { parameters: { path: infer P } } ? P : Record<string, never>;
type Query<O> = O extends { parameters: { query?: infer Q } }
  ? [Q] extends [undefined]
    ? Record<string, never>
    : Defaulted<NonNullable<Q>>
  : Record<string, never>;
/** Which part of a list is asked for, and in which order: the spec says what is meant without a word. */
type Defaulted<Q> = Q & { [Name in keyof Q & ('offset' | 'limit' | 'page' | 'order_by')]-?: NonNullable<Q[Name]> };
type Headers<O> = O extends { parameters: { header: infer H } } ? H : Record<string, never>;
type Body<O> = O extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer B }
    ? B
    : Upload
  : undefined;
type Content<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? B
    : C extends object
      ? FileAnswer
      : undefined
  : undefined;
type Answer<R> = R extends { 200: infer Ok; 202: infer Taken }
  ? Content<Ok> | Accepted<Content<Taken>>
  : R extends { 200: infer Ok }
    ? Content<Ok>
    : R extends { 201: infer Made }
      ? Content<Made>
      : R extends { 202: infer Taken }
        ? Content<Taken>
        : undefined;

/** The answer 202 of an operation that also answers 200: what was asked for is taken on, and not there yet. */
export class Accepted<Body> {
  constructor(readonly body: Body) {}
}

/** An answer that is a file to keep; its kind is the one that the spec names. */
export interface FileAnswer {
  name: string;
  content: Buffer;
}

/** What a handler is given: the checked request and everything outside that it may touch. */
export interface Call<Id extends OperationId> {
  params: Params<Operations[Id]>;
  query: Query<Operations[Id]>;
  /** Those that the spec names, under the names it gives them. */
  headers: Headers<Operations[Id]>;
  /** What was sent: JSON, or the file of a form. */
  body: Body<Operations[Id]>;
  /** Who calls. Reading it in a public operation is an error of the program. */
  user: SignedInUser;
  /**
   * Refuses whoever lacks this permission, one of those by which the operation is opened: the one that fits the record.
   * What is the caller's own needs none.
   */
  requires(permission: string): void;
  db: Database;
  clock: Clock;
  files: FileStore;
  language: Language;
  requestId: string;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser says of itself. */
  device?: string;
  /** The access token as it came, checked or not; for signing out with one that has expired. */
  accessToken?: string;
}

/** The JSON body or the file of the answer; nothing for 204. */
export type Reply<Id extends OperationId> = Answer<Operations[Id]['responses']>;
/** Who does something, and when: what a change leaves in the journal. */
export type Actor = Pick<Call<OperationId>, 'user' | 'clock'>;
/** The same of somebody who does not call himself: what he asked for is done when another one confirms it. */
export interface Author {
  user: { id: number };
  clock: Clock;
}
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;
/**
 * A handler that begins with what takes long and is no SQL, such as reading a sheet. `prepare` runs before the transaction
 * opens, once however often that is begun again, and not at all for a key whose write is done. It gives the handler that
 * does the rest, whose call alone has the database of the transaction.
 */
export interface PreparedHandler<Id extends OperationId> {
  /** It only asks: where it is given up nothing is left anywhere, so that the write has not begun with it. */
  onlyAsks?: boolean;
  prepare(call: Call<Id>): Promise<Handler<Id>>;
}
export type HandlerMap = { [Id in OperationId]: Handler<Id> | PreparedHandler<Id> };
