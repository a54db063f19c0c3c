/** What a test may ask of a back end started with `--test`; server/start/testMode.ts says what each does. */
export type BackEndCommand =
  | { do: 'reset' }
  | { do: 'advance'; ms: number }
  | { do: 'expireAccess' }
  | { do: 'deny' | 'grant'; role: string; permission: string }
  | { do: 'disable'; username: string };
