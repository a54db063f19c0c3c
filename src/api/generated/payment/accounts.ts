// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
      query: (queryArg) => ({ read: reads.listAccounts,
        url: `/payment/v1/accounts`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          type: queryArg["type"],
          group_id: queryArg.group_id,
          is_money: queryArg.is_money,
          allows_manual: queryArg.allows_manual,
          search: queryArg.search,
        },
      }),
    }),
    listAccountGroups: build.query<
      ListAccountGroupsApiResponse,
      ListAccountGroupsApiArg
    >({
      query: (queryArg) => ({ read: reads.listAccountGroups,
        url: `/payment/v1/account-groups`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    listOperations: build.query<
      ListOperationsApiResponse,
      ListOperationsApiArg
    >({
      query: (queryArg) => ({ read: reads.listOperations,
        url: `/payment/v1/operations`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          kind: queryArg.kind,
          is_manual: queryArg.is_manual,
          search: queryArg.search,
        },
      }),
    }),
    listPaymentGateways: build.query<
      ListPaymentGatewaysApiResponse,
      ListPaymentGatewaysApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentGateways,
        url: `/payment/v1/payment-gateways`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountsGenerated };
export type ListAccountsApiResponse =
  /** status 200 The page in the order of the numbers. */ AccountPage;
export type ListAccountsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  type?: AccountType[];
  group_id?: Id[];
  is_money?: boolean;
  /** Only those that a person may post to, which have no parts and are in use; or only the others. */
  allows_manual?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type ListAccountGroupsApiResponse =
  /** status 200 The page in the order of the numbers. */ AccountGroupPage;
export type ListAccountGroupsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type ListOperationsApiResponse =
  /** status 200 The page in the order of the codes. */ OperationPage;
export type ListOperationsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only operations of postings that people make of these kinds. */
  kind?: ("cash_in" | "cash_out" | "cash_in_out")[];
  is_manual?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type ListPaymentGatewaysApiResponse =
  /** status 200 The page in the order of the codes. */ PaymentGatewayPage;
export type ListPaymentGatewaysApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type Id = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type AccountType =
  "asset" | "liability" | "equity" | "income" | "expense";
export type Account = {
  /** Its number. */
  id: number;
  /** In the language of the call. */
  name: string;
  group: NamedRef;
  parent: NullableNamedRef;
  type: AccountType;
  is_money: boolean;
  /** Whether a person may post to it: it has no parts and is in use. */
  allows_manual: boolean;
  is_active: boolean;
  /** What stands on it and its parts, on the side where it usually stands: debit of assets and expenses, else credit. */
  balance: string;
};
export type AccountPage = {
  accounts: Account[];
  count: number;
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
export type AccountGroup = {
  id: Id;
  /** In the language of the call. */
  name: string;
  parent: NullableNamedRef;
  /** Accounts of the group itself and of those below. */
  accounts_count: number;
};
export type AccountGroupPage = {
  groups: AccountGroup[];
  count: number;
};
export type Operation = {
  id: Id;
  code: string;
  /** In the language of the call. */
  name: string;
  debit: NamedRef;
  credit: NamedRef;
  /** Whether people post it. */
  is_manual: boolean;
  /** Which way the money goes; none of what the system posts. */
  kind: ("cash_in" | "cash_out" | "cash_in_out" | null) | null;
};
export type OperationPage = {
  operations: Operation[];
  count: number;
};
export type PaymentGateway = {
  id: Id;
  code: string;
  /** In the language of the call. */
  name: string;
  account: NamedRef;
  is_active: boolean;
};
export type PaymentGatewayPage = {
  gateways: PaymentGateway[];
  count: number;
};
export const {
  useListAccountsQuery,
  useLazyListAccountsQuery,
  useListAccountGroupsQuery,
  useLazyListAccountGroupsQuery,
  useListOperationsQuery,
  useLazyListOperationsQuery,
  useListPaymentGatewaysQuery,
  useLazyListPaymentGatewaysQuery,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfAccount = { "id": "c", "name": "s", "group": shapeOfNamedRef, "parent~": shapeOfNullableNamedRef, "type": "e", "is_money": "b", "allows_manual": "b", "is_active": "b", "balance": "s" } as const;
const shapeOfAccountPage = { "accounts": [shapeOfAccount], "count": "c" } as const;
const shapeOfAccountGroup = { "id": "c", "name": "s", "parent~": shapeOfNullableNamedRef, "accounts_count": "c" } as const;
const shapeOfAccountGroupPage = { "groups": [shapeOfAccountGroup], "count": "c" } as const;
const shapeOfOperation = { "id": "c", "code": "s", "name": "s", "debit": shapeOfNamedRef, "credit": shapeOfNamedRef, "is_manual": "b", "kind~": "e" } as const;
const shapeOfOperationPage = { "operations": [shapeOfOperation], "count": "c" } as const;
const shapeOfPaymentGateway = { "id": "c", "code": "s", "name": "s", "account": shapeOfNamedRef, "is_active": "b" } as const;
const shapeOfPaymentGatewayPage = { "gateways": [shapeOfPaymentGateway], "count": "c" } as const;
const reads = {
  listAccounts: reader(shapeOfAccountPage),
  listAccountGroups: reader(shapeOfAccountGroupPage),
  listOperations: reader(shapeOfOperationPage),
  listPaymentGateways: reader(shapeOfPaymentGatewayPage),
};
