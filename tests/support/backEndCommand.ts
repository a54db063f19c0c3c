/** What a test may ask of a back end started with `--test`; server/start/testMode.ts says what each does. */
export type BackEndCommand =
  | { do: 'reset' }
  | { do: 'advance'; ms: number }
  | { do: 'expireAccess' }
  | { do: 'deny'; role: string; permission: string }
  | { do: 'allow'; role: string; permission: string }
  | { do: 'disable'; username: string }
  | { do: 'newcomers'; count: number }
  | { do: 'drafts'; count: number }
  | { do: 'sellLots'; project: number; count: number }
  | { do: 'sellUnits'; bond: number; investor: number; quantity: number }
  | { do: 'approved'; count: number }
  | { do: 'moveApplication'; application: number; step: string }
  | { do: 'sendPushes'; failing?: number; of?: number }
  | { do: 'threeInvestments'; month: string }
  | { do: 'longReport'; username: string }
  | { do: 'query'; text: string; values?: readonly unknown[] };
