// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAsyncTasks: build.query<
      ListAsyncTasksApiResponse,
      ListAsyncTasksApiArg
    >({
      query: (queryArg) => ({ read: reads.listAsyncTasks,
        url: `/investment/investments/async-tasks`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          type: queryArg["type"],
          status: queryArg.status,
        },
      }),
    }),
    createAsyncTask: build.mutation<
      CreateAsyncTaskApiResponse,
      CreateAsyncTaskApiArg
    >({
      query: (queryArg) => ({ read: reads.createAsyncTask,
        url: `/investment/investments/async-tasks`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getAsyncTask: build.query<GetAsyncTaskApiResponse, GetAsyncTaskApiArg>({
      query: (queryArg) => ({ read: reads.getAsyncTask,
        url: `/investment/investments/async-tasks/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateAsyncTask: build.mutation<
      UpdateAsyncTaskApiResponse,
      UpdateAsyncTaskApiArg
    >({
      query: (queryArg) => ({ read: reads.updateAsyncTask,
        url: `/investment/investments/async-tasks/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    runAsyncTask: build.mutation<RunAsyncTaskApiResponse, RunAsyncTaskApiArg>({
      query: (queryArg) => ({ read: reads.runAsyncTask,
        url: `/investment/investments/async-tasks/${encodeURIComponent(String(queryArg.id))}/run`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelAsyncTask: build.mutation<
      CancelAsyncTaskApiResponse,
      CancelAsyncTaskApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelAsyncTask,
        url: `/investment/investments/async-tasks/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
      }),
    }),
    listAsyncTaskItems: build.query<
      ListAsyncTaskItemsApiResponse,
      ListAsyncTaskItemsApiArg
    >({
      query: (queryArg) => ({ read: reads.listAsyncTaskItems,
        url: `/investment/investments/async-task-items`,
        params: {
          task_id: queryArg.task_id,
          status: queryArg.status,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as asyncTasksGenerated };
export type ListAsyncTasksApiResponse =
  /** status 200 The page and the number of tasks under the filter. */ AsyncTaskPage;
export type ListAsyncTasksApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** Only tasks of this kind. */
  type?: AsyncTaskType;
  /** Only tasks in this state. */
  status?: AsyncTaskStatus;
};
export type CreateAsyncTaskApiResponse =
  /** status 201 The task, with an item for each row of the sheet. */ AsyncTask;
export type CreateAsyncTaskApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: AsyncTaskAdd;
};
export type GetAsyncTaskApiResponse =
  /** status 200 The task and what was done with it, newest first. */ AsyncTaskDetail;
export type GetAsyncTaskApiArg = {
  id: Id;
};
export type UpdateAsyncTaskApiResponse =
  /** status 200 The changed task. */ AsyncTask;
export type UpdateAsyncTaskApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: AsyncTaskChange;
};
export type RunAsyncTaskApiResponse =
  /** status 202 The task stands in the queue. */ AsyncTask;
export type RunAsyncTaskApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type CancelAsyncTaskApiResponse =
  /** status 200 The cancelled task. */ AsyncTask;
export type CancelAsyncTaskApiArg = {
  id: Id;
};
export type ListAsyncTaskItemsApiResponse =
  /** status 200 The page and the number of items under the filter. */ AsyncTaskItemPage;
export type ListAsyncTaskItemsApiArg = {
  /** The task they belong to. */
  task_id: Id;
  /** Only items in this state. */
  status?: AsyncTaskItemStatus;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type Id = number;
export type Version = number;
export type AsyncTaskType =
  | "status_update"
  | "message"
  | "generate_info"
  | "import_investors"
  | "left_report"
  | "other";
export type AsyncTaskStatus =
  | "created"
  | "queued"
  | "running"
  | "done"
  | "done_with_errors"
  | "failed"
  | "cancelled";
export type InvestorStatus =
  "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
export type AsyncTaskParams = {
  status?: InvestorStatus;
  comment?: string;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type Timestamp = string;
export type NullableTimestamp = string | null;
export type AsyncTask = {
  id: Id;
  version: Version;
  name: string;
  type: AsyncTaskType;
  status: AsyncTaskStatus;
  /** Null, since the sheet is not kept once its rows are the items of the task. */
  file_id: string | null;
  /** What the sheet was called. */
  file_name: string | null;
  params: AsyncTaskParams;
  /** How many items it has. */
  total: number;
  /** Items that succeeded. */
  done: number;
  /** Items that were refused. */
  failed: number;
  /** Items that a cancellation or a failure left out. */
  skipped: number;
  /** The code of what stopped the whole task, when it failed. */
  error: string | null;
  created_by: NamedRef;
  created_at: Timestamp;
  updated_at: Timestamp;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
};
export type AsyncTaskPage = {
  tasks: AsyncTask[];
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
export type AsyncTaskAdd = {
  name: string;
  /** The kinds that a person may begin. */
  type: "status_update" | "import_investors";
  file_id: string;
  params?: AsyncTaskParams;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type AsyncTaskDetail = AsyncTask & WithHistory;
export type AsyncTaskChange = {
  name?: string;
  params?: AsyncTaskParams;
};
export type AsyncTaskItemStatus = "pending" | "done" | "error" | "skipped";
export type AsyncTaskItem = {
  id: Id;
  task_id: Id;
  /** The row of the sheet; the headings are row 1. */
  row: number;
  /** Whom the row names, personal numbers masked. */
  subject: string;
  /** The status that the row asks for. */
  requested_status: string | null;
  investor: NullableNamedRef;
  status: AsyncTaskItemStatus;
  /** The code of the refusal. */
  message: string | null;
};
export type AsyncTaskItemPage = {
  items: AsyncTaskItem[];
  count: number;
};
export const {
  useListAsyncTasksQuery,
  useLazyListAsyncTasksQuery,
  useCreateAsyncTaskMutation,
  useGetAsyncTaskQuery,
  useLazyGetAsyncTaskQuery,
  useUpdateAsyncTaskMutation,
  useRunAsyncTaskMutation,
  useCancelAsyncTaskMutation,
  useListAsyncTaskItemsQuery,
  useLazyListAsyncTaskItemsQuery,
} = injectedRtkApi;
const shapeOfAsyncTaskParams = { "status?": "e", "comment?": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfAsyncTask = { "id": "c", "version": "c", "name": "s", "type": "e", "status": "e", "file_id~": "s", "file_name~": "s", "params": shapeOfAsyncTaskParams, "total": "c", "done": "c", "failed": "c", "skipped": "c", "error~": "s", "created_by": shapeOfNamedRef, "created_at": "s", "updated_at": "s", "started_at~": "s", "finished_at~": "s" } as const;
const shapeOfAsyncTaskPage = { "tasks": [shapeOfAsyncTask], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfAsyncTaskDetail = { "id": "c", "version": "c", "name": "s", "type": "e", "status": "e", "file_id~": "s", "file_name~": "s", "params": shapeOfAsyncTaskParams, "total": "c", "done": "c", "failed": "c", "skipped": "c", "error~": "s", "created_by": shapeOfNamedRef, "created_at": "s", "updated_at": "s", "started_at~": "s", "finished_at~": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfAsyncTaskItem = { "id": "c", "task_id": "c", "row": "c", "subject": "s", "requested_status~": "s", "investor~": shapeOfNullableNamedRef, "status": "e", "message~": "s" } as const;
const shapeOfAsyncTaskItemPage = { "items": [shapeOfAsyncTaskItem], "count": "c" } as const;
const reads = {
  listAsyncTasks: reader(shapeOfAsyncTaskPage),
  createAsyncTask: reader(shapeOfAsyncTask, true),
  getAsyncTask: reader(shapeOfAsyncTaskDetail),
  updateAsyncTask: reader(shapeOfAsyncTask, true),
  runAsyncTask: reader(shapeOfAsyncTask, true),
  cancelAsyncTask: reader(shapeOfAsyncTask, true),
  listAsyncTaskItems: reader(shapeOfAsyncTaskItemPage),
};
