// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplicationDocuments: build.query<
      ListApplicationDocumentsApiResponse,
      ListApplicationDocumentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listApplicationDocuments,
        url: `/investment/document/documents`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          type: queryArg["type"],
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getApplicationDocument: build.query<
      GetApplicationDocumentApiResponse,
      GetApplicationDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.getApplicationDocument,
        url: `/investment/document/documents/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    decideApplicationDocument: build.mutation<
      DecideApplicationDocumentApiResponse,
      DecideApplicationDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.decideApplicationDocument,
        url: `/investment/document/documents/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as documentsGenerated };
export type ListApplicationDocumentsApiResponse =
  /** status 200 The page and the number of documents under the filter. */ ApplicationDocumentPage;
export type ListApplicationDocumentsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: DocumentStatus[];
  /** Only documents of this type. */
  type?: DocumentType;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "created_at" | "-created_at";
};
export type GetApplicationDocumentApiResponse =
  /** status 200 The document and what was done to it, newest first. */ ApplicationDocument;
export type GetApplicationDocumentApiArg = {
  id: Id;
};
export type DecideApplicationDocumentApiResponse =
  /** status 200 The document as it is now. */ ApplicationDocument;
export type DecideApplicationDocumentApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: DocumentDecision;
};
export type Id = number;
export type Version = number;
export type DocumentType = "contract" | "offer" | "act" | "statement" | "other";
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type DocumentFile = {
  name: string;
  kind: string;
  /** Good for five minutes. */
  url: string;
} | null;
export type Day = string;
export type DocumentStatus = "new" | "checked" | "accepted" | "rejected";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type ApplicationDocumentRow = {
  id: Id;
  version: Version;
  number: string;
  type: DocumentType;
  investor: InvestorRef;
  file: DocumentFile;
  date: Day;
  status: DocumentStatus;
  comment: string | null;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
};
export type ApplicationDocumentPage = {
  documents: ApplicationDocumentRow[];
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
export type ApplicationDocument = {
  id: Id;
  version: Version;
  number: string;
  type: DocumentType;
  investor: InvestorRef;
  file: DocumentFile;
  date: Day;
  status: DocumentStatus;
  comment: string | null;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
  history: HistoryRow[];
};
export type DocumentDecision = {
  status: "checked" | "accepted" | "rejected";
  comment?: string;
};
export const {
  useListApplicationDocumentsQuery,
  useLazyListApplicationDocumentsQuery,
  useGetApplicationDocumentQuery,
  useLazyGetApplicationDocumentQuery,
  useDecideApplicationDocumentMutation,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfDocumentFile = { "name": "s", "kind": "s", "url": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfApplicationDocumentRow = { "id": "c", "version": "c", "number": "s", "type": "e", "investor": shapeOfInvestorRef, "file~": shapeOfDocumentFile, "date": "s", "status": "e", "comment~": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "created_at": "s" } as const;
const shapeOfApplicationDocumentPage = { "documents": [shapeOfApplicationDocumentRow], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfApplicationDocument = { "id": "c", "version": "c", "number": "s", "type": "e", "investor": shapeOfInvestorRef, "file~": shapeOfDocumentFile, "date": "s", "status": "e", "comment~": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listApplicationDocuments: reader(shapeOfApplicationDocumentPage),
  getApplicationDocument: reader(shapeOfApplicationDocument),
  decideApplicationDocument: reader(shapeOfApplicationDocument, true),
};
