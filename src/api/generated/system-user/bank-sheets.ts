// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchBankSheet: build.mutation<
      MatchBankSheetApiResponse,
      MatchBankSheetApiArg
    >({
      query: (queryArg) => ({ read: reads.matchBankSheet,
        url: `/system-user/v1/gl/bank-sheet`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as bankSheetsGenerated };
export type MatchBankSheetApiResponse =
  /** status 200 Both sides, row by row. */ BankSheetMatch;
export type MatchBankSheetApiArg = {
  body: BankSheet;
};
export type Day = string;
export type MoneyDirection = "in" | "out";
export type Money = string;
export type Id = number;
export type Sum = string;
export type BankPosting = {
  id: Id;
  /** Year and number of the posting. */
  number: string;
  date: Day;
  direction: MoneyDirection;
  amount: Sum;
  /** In the language of the call. */
  operation: string;
  document_number: string | null;
  counterparty: string | null;
  description: string | null;
};
export type BankRow = {
  /** As a person sees it in the file. */
  row: number;
  date: Day;
  direction: MoneyDirection;
  amount: Money;
  document_number: string | null;
  counterparty: string | null;
  inn: string | null;
  account: string | null;
  purpose: string | null;
  /** The posting that moved this money; none where the ledger knows of none. */
  match: {
    /** `exact`: document and day agree; `document`: the document does; `day`: the day does and one side names no document; `near`: no more than five days lie between and one side names no document. */
    how: "exact" | "document" | "day" | "near";
    posting: BankPosting;
  } | null;
};
export type BankColumn =
  | "date"
  | "number"
  | "income"
  | "expense"
  | "amount"
  | "counterparty"
  | "inn"
  | "account"
  | "purpose";
export type BankRowFault = {
  row: number;
  column: BankColumn;
  code: string;
};
export type BankSide = {
  income: Sum;
  expense: Sum;
  opening: string | null;
  closing: string | null;
};
export type BankSheetMatch = {
  begin_date: Day;
  end_date: Day;
  rows: BankRow[];
  /** Postings of the period of which the bank says nothing. */
  postings: BankPosting[];
  /** Rows that make no sense, each with the first thing that is wrong with it; they are matched with nothing. */
  faults: BankRowFault[];
  bank: BankSide;
  ledger: BankSide;
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type BankSheet = {
  /** An xlsx or a text of 1CClientBankExchange. */
  bank_file: Blob;
};
export const { useMatchBankSheetMutation } = injectedRtkApi;
const shapeOfBankPosting = { "id": "c", "number": "s", "date": "s", "direction": "e", "amount": "s", "operation": "s", "document_number~": "s", "counterparty~": "s", "description~": "s" } as const;
const shapeOfBankRow = { "row": "c", "date": "s", "direction": "e", "amount": "s", "document_number~": "s", "counterparty~": "s", "inn~": "s", "account~": "s", "purpose~": "s", "match~": { "how": "e", "posting": shapeOfBankPosting } } as const;
const shapeOfBankRowFault = { "row": "c", "column": "e", "code": "s" } as const;
const shapeOfBankSide = { "income": "s", "expense": "s", "opening~": "s", "closing~": "s" } as const;
const shapeOfBankSheetMatch = { "begin_date": "s", "end_date": "s", "rows": [shapeOfBankRow], "postings": [shapeOfBankPosting], "faults": [shapeOfBankRowFault], "bank": shapeOfBankSide, "ledger": shapeOfBankSide } as const;
const reads = {
  matchBankSheet: reader(shapeOfBankSheetMatch, true),
};
