// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosAgents: build.query<ListPosAgentsApiResponse, ListPosAgentsApiArg>({
      query: (queryArg) => ({ read: reads.listPosAgents,
        url: `/payment/v1/pos-agents`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          kind: queryArg.kind,
          merchant_id: queryArg.merchant_id,
          branch_id: queryArg.branch_id,
          status: queryArg.status,
          role: queryArg.role,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createPosAgent: build.mutation<
      CreatePosAgentApiResponse,
      CreatePosAgentApiArg
    >({
      query: (queryArg) => ({ read: reads.createPosAgent,
        url: `/payment/v1/pos-agents`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updatePosAgent: build.mutation<
      UpdatePosAgentApiResponse,
      UpdatePosAgentApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePosAgent,
        url: `/payment/v1/pos-agents`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getPosAgent: build.query<GetPosAgentApiResponse, GetPosAgentApiArg>({
      query: (queryArg) => ({ read: reads.getPosAgent,
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.branch))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    deletePosAgent: build.mutation<
      DeletePosAgentApiResponse,
      DeletePosAgentApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.branch))}/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    resetSellerPassword: build.mutation<
      ResetSellerPasswordApiResponse,
      ResetSellerPasswordApiArg
    >({
      query: (queryArg) => ({ read: reads.resetSellerPassword,
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.id))}/reset-password`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listAgentAccounts: build.query<
      ListAgentAccountsApiResponse,
      ListAgentAccountsApiArg
    >({
      query: (queryArg) => ({ read: reads.listAgentAccounts,
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.id))}/accounts`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createAgentAccount: build.mutation<
      CreateAgentAccountApiResponse,
      CreateAgentAccountApiArg
    >({
      query: (queryArg) => ({ read: reads.createAgentAccount,
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.id))}/accounts`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    setAgentAccountStatus: build.mutation<
      SetAgentAccountStatusApiResponse,
      SetAgentAccountStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.setAgentAccountStatus,
        url: `/payment/v1/pos-agents/${encodeURIComponent(String(queryArg.id))}/accounts/${encodeURIComponent(String(queryArg.accountId))}/account-status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellersGenerated };
export type ListPosAgentsApiResponse =
  /** status 200 The page and the number of records under the filter. The period is that in which they were added. */ PosAgentPage;
export type ListPosAgentsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  kind: PosAgentKind;
  merchant_id?: Id[];
  branch_id?: Id[];
  /** Of sellers; an agent has none. */
  status?: SellerStatus;
  /** Of sellers; an agent has none. */
  role?: SellerRole;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "created_at"
    | "-created_at"
    | "name"
    | "-name"
    | "sales_count"
    | "-sales_count"
    | "sales"
    | "-sales";
};
export type CreatePosAgentApiResponse =
  /** status 201 The record, and of a seller the temporary password. */ PosAgentMade;
export type CreatePosAgentApiArg = {
  body: PosAgentNew;
};
export type UpdatePosAgentApiResponse =
  /** status 200 The record as it is now. */ PosAgent;
export type UpdatePosAgentApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PosAgentChange;
};
export type GetPosAgentApiResponse =
  /** status 200 The record and what was done to it, newest first. */ PosAgent;
export type GetPosAgentApiArg = {
  /** The branch of the seller; 0 for an agent. */
  branch: number;
  id: Id;
};
export type DeletePosAgentApiResponse = unknown;
export type DeletePosAgentApiArg = {
  /** The branch of the seller; 0 for an agent. */
  branch: number;
  id: Id;
};
export type ResetSellerPasswordApiResponse =
  /** status 200 The password. */ TemporaryPassword;
export type ResetSellerPasswordApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListAgentAccountsApiResponse =
  /** status 200 The page and the number of accounts under the filter. */ AgentAccountPage;
export type ListAgentAccountsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: AgentAccountStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "created_at" | "-created_at" | "balance" | "-balance";
};
export type CreateAgentAccountApiResponse =
  /** status 201 The account. */ AgentAccount;
export type CreateAgentAccountApiArg = {
  id: Id;
  body: AgentAccountNew;
};
export type SetAgentAccountStatusApiResponse =
  /** status 200 The account as it is now. */ AgentAccount;
export type SetAgentAccountStatusApiArg = {
  id: Id;
  accountId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: AgentAccountStep;
};
export type Id = number;
export type Version = number;
export type PosAgentKind = "seller" | "agent";
export type PersonName = string;
export type PersonPhone = string;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableText = string | null;
export type Money = string;
export type Timestamp = string;
export type PosAgentRow = {
  id: Id;
  version: Version;
  kind: PosAgentKind;
  name: PersonName;
  phone: PersonPhone;
  branch: NullableNamedRef;
  merchant: NullableNamedRef;
  username: string | null;
  role: ("cashier" | "manager" | null) | null;
  status: ("active" | "blocked" | null) | null;
  /** The branch of the seller, or its merchant, is blocked, so that he does not sign in whatever his own status. */
  is_stopped: boolean;
  /** The password of the seller is a temporary one. */
  must_change_password: boolean;
  /** Which branches an agent works for. */
  branches: NamedRef[];
  country: NullableText;
  city: NullableText;
  bank_name: NullableText;
  inn: string | null;
  /** Of an agent. */
  accounts_count: number;
  /** The completed orders of a seller. */
  sales_count: number;
  /** What these orders come to; what was returned of them later stays in it. */
  sales: Money;
  created_at: Timestamp;
};
export type PosAgentPage = {
  pos_agents: PosAgentRow[];
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
export type SellerStatus = "active" | "blocked";
export type SellerRole = "cashier" | "manager";
export type Day = string;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type NullableEmail = string | null;
export type NullableSwift = string | null;
export type PosAgent = PosAgentRow &
  WithHistory & {
    address: NullableText;
    email: NullableEmail;
    account_number: string | null;
    legal_address: NullableText;
    mfo: string | null;
    swift: NullableSwift;
    position: NullableText;
    updated_at: Timestamp;
  };
export type PosAgentMade = PosAgent & {
  /** The temporary password of a seller, shown once and kept nowhere; none of an agent. */
  password: string | null;
};
export type Username = string;
export type BranchIds = Id[];
export type BankName = string;
export type AccountNumber = string;
export type Inn = string;
export type Mfo = string;
export type PosAgentNew = {
  kind: PosAgentKind;
  name: PersonName;
  phone: PersonPhone;
  branch_id?: Id;
  username?: Username;
  role?: SellerRole;
  branch_ids?: BranchIds;
  country?: NullableText;
  city?: NullableText;
  address?: NullableText;
  email?: NullableEmail;
  bank_name?: BankName;
  account_number?: AccountNumber;
  legal_address?: NullableText;
  inn?: Inn;
  mfo?: Mfo;
  swift?: NullableSwift;
  position?: NullableText;
};
export type PosAgentChange = {
  id: Id;
  name?: PersonName;
  phone?: PersonPhone;
  branch_id?: Id;
  username?: Username;
  role?: SellerRole;
  status?: SellerStatus;
  branch_ids?: BranchIds;
  country?: NullableText;
  city?: NullableText;
  address?: NullableText;
  email?: NullableEmail;
  bank_name?: BankName;
  account_number?: AccountNumber;
  legal_address?: NullableText;
  inn?: Inn;
  mfo?: Mfo;
  swift?: NullableSwift;
  position?: NullableText;
};
export type TemporaryPassword = {
  /** Shown once and kept nowhere. */
  password: string;
};
export type AgentCurrency = "UZS" | "USD" | "EUR" | "RUB";
export type AgentAccountStatus = "new" | "active" | "blocked" | "closed";
export type AgentAccount = {
  id: Id;
  version: Version;
  agent_id: Id;
  number: AccountNumber;
  bank_name: BankName;
  mfo: Mfo;
  currency: AgentCurrency;
  balance: Money;
  status: AgentAccountStatus;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type AgentAccountPage = {
  accounts: AgentAccount[];
  count: number;
};
export type AgentAccountNew = {
  number: AccountNumber;
  bank_name: BankName;
  mfo: Mfo;
  currency: AgentCurrency;
};
export type AgentAccountStep = {
  status: "active" | "blocked" | "closed";
};
export const {
  useListPosAgentsQuery,
  useLazyListPosAgentsQuery,
  useCreatePosAgentMutation,
  useUpdatePosAgentMutation,
  useGetPosAgentQuery,
  useLazyGetPosAgentQuery,
  useDeletePosAgentMutation,
  useResetSellerPasswordMutation,
  useListAgentAccountsQuery,
  useLazyListAgentAccountsQuery,
  useCreateAgentAccountMutation,
  useSetAgentAccountStatusMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPosAgentRow = { "id": "c", "version": "c", "kind": "e", "name": "s", "phone": "s", "branch~": shapeOfNullableNamedRef, "merchant~": shapeOfNullableNamedRef, "username~": "s", "role~": "e", "status~": "e", "is_stopped": "b", "must_change_password": "b", "branches": [shapeOfNamedRef], "country~": "s", "city~": "s", "bank_name~": "s", "inn~": "s", "accounts_count": "c", "sales_count": "c", "sales": "*", "created_at": "s" } as const;
const shapeOfPosAgentPage = { "pos_agents": [shapeOfPosAgentRow], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPosAgentMade = { "id": "c", "version": "c", "kind": "e", "name": "s", "phone": "s", "branch~": shapeOfNullableNamedRef, "merchant~": shapeOfNullableNamedRef, "username~": "s", "role~": "e", "status~": "e", "is_stopped": "b", "must_change_password": "b", "branches": [shapeOfNamedRef], "country~": "s", "city~": "s", "bank_name~": "s", "inn~": "s", "accounts_count": "c", "sales_count": "c", "sales": "*", "created_at": "s", "history": [shapeOfHistoryRow], "address~": "s", "email~": "s", "account_number~": "s", "legal_address~": "s", "mfo~": "s", "swift~": "s", "position~": "s", "updated_at": "s", "password~": "s" } as const;
const shapeOfPosAgent = { "id": "c", "version": "c", "kind": "e", "name": "s", "phone": "s", "branch~": shapeOfNullableNamedRef, "merchant~": shapeOfNullableNamedRef, "username~": "s", "role~": "e", "status~": "e", "is_stopped": "b", "must_change_password": "b", "branches": [shapeOfNamedRef], "country~": "s", "city~": "s", "bank_name~": "s", "inn~": "s", "accounts_count": "c", "sales_count": "c", "sales": "*", "created_at": "s", "history": [shapeOfHistoryRow], "address~": "s", "email~": "s", "account_number~": "s", "legal_address~": "s", "mfo~": "s", "swift~": "s", "position~": "s", "updated_at": "s" } as const;
const shapeOfTemporaryPassword = { "password": "s" } as const;
const shapeOfAgentAccount = { "id": "c", "version": "c", "agent_id": "c", "number": "s", "bank_name": "s", "mfo": "s", "currency": "e", "balance": "s", "status": "e", "created_at": "s", "updated_at": "s" } as const;
const shapeOfAgentAccountPage = { "accounts": [shapeOfAgentAccount], "count": "c" } as const;
const reads = {
  listPosAgents: reader(shapeOfPosAgentPage),
  createPosAgent: reader(shapeOfPosAgentMade, true),
  updatePosAgent: reader(shapeOfPosAgent, true),
  getPosAgent: reader(shapeOfPosAgent),
  resetSellerPassword: reader(shapeOfTemporaryPassword, true),
  listAgentAccounts: reader(shapeOfAgentAccountPage),
  createAgentAccount: reader(shapeOfAgentAccount, true),
  setAgentAccountStatus: reader(shapeOfAgentAccount, true),
};
