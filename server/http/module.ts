import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../auth/accessToken';
import type { Permissions } from '../auth/permissions';
import type { Secrets } from '../auth/secrets';
import type { Sessions } from '../auth/sessions';
import type { Database, Sql } from '../db/database';
import type { FileStore } from '../files/store';
import type { Clock } from '../shared/clock';
import type { Background } from './background';
import type { HandlerMap } from './contract';
import type { Endpoint } from './endpoints';

/** How signatures are checked here. */
export interface SigningOptions {
  /** PEM certificates of the authorities whose keys may sign; the file need not exist yet. */
  authorityFile?: string;
  /** PEM revocation lists of these authorities; without it revocation is not looked at. */
  revocationFile?: string;
  organisation: { name: string; inn: string };
  /** Serial numbers, hex, of keys of other organisations that sign for this one. */
  foreignSerials?: readonly string[];
  /** Who verifies keys that this back end cannot; then it verifies none itself. */
  eimzoServer?: {
    url: string;
    /** Of the panel, as the programs of those who sign know it. */
    domain: string;
  };
}

/** Where the goods of merchants are fetched from. */
export interface ImportOptions {
  /** Where Billz answers. */
  billzUrl?: string;
  /** Whether something of our own answers in its place where it has no address. */
  isDemo?: boolean;
  /** The address of a host that a person has named; of another kind than that of the public net only in tests. */
  reach?: (host: string) => Promise<string>;
}

/** Where services outside of the platform answer. */
export interface OuterOptions {
  /** Who knows cards by their numbers. */
  cardGatewayUrl?: string;
  /** The acquirers that answer at an address of their own, by their codes. */
  cardGatewayUrls?: Readonly<Record<string, string>>;
  /** Who registers receipts. */
  fiscalOperatorUrl?: string;
  /** The credit bureau. */
  bureauUrl?: string;
  /** Who carries messages to phones. */
  smsUrl?: string;
  /** Who brings notifications to phones. */
  pushUrl?: string;
  /** Who knows the banks of the country. */
  bankDirectoryUrl?: string;
  /** Who knows persons, their papers and where they are registered. */
  identityUrl?: string;
  /** Whether something of our own answers in the place of each that has no address. */
  isDemo?: boolean;
  /** Whether what nobody has a call for is done in the background: what has run out, what is due, what waits for the gateway. */
  worksByItself?: boolean;
  /** Milliseconds that an answer may take; for tests. */
  patience?: number;
}

/** What handlers may be made of, besides what each call brings. */
export interface ModuleParts {
  /** For hooks at the start and the end of the server. */
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  files: FileStore;
  log: (line: string) => void;
  /** Where work is begun that nobody waits for. */
  background: Background;
  tokens: AccessTokens;
  sessions: Sessions;
  secrets: Secrets;
  /** The calls of which policies can be made. */
  endpoints: readonly Endpoint[];
  signing: SigningOptions;
  imports: ImportOptions;
  outer: OuterOptions;
}

/** One part of the business, as the application takes it up. */
export interface Module {
  handlers: Partial<HandlerMap> | ((parts: ModuleParts) => Partial<HandlerMap>);
  /** Puts its demonstration rows into a database that holds people, investors and the rows of the modules before it. */
  seed?: (sql: Sql, clock: Clock) => Promise<void>;
  /** What its calls ask for. */
  permissions?: Permissions;
}
