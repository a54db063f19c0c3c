import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { useCallback, useEffect, useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ListQuery, Loaded } from '../../lib/rows';
import { useApiDispatch } from '../cache/dispatch';
import {
  asyncTasksGenerated,
  type AsyncTask,
  type AsyncTaskDetail,
  type AsyncTaskItem,
  type ListAsyncTaskItemsApiArg,
  type ListAsyncTasksApiArg,
} from '../generated/investment/async-tasks';
import { useRecordQuery } from '../cache/useRecordQuery';
import { readUncached } from '../cache/fetchUncached';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';

export type {
  AsyncTask,
  AsyncTaskDetail,
  AsyncTaskItem,
  AsyncTaskItemStatus,
  AsyncTaskStatus,
  AsyncTaskType,
} from '../generated/investment/async-tasks';

export const asyncTasksApi = asyncTasksGenerated.enhanceEndpoints({
  endpoints: {
    listAsyncTasks: { providesTags: ['AsyncTask'] },
    getAsyncTask: { providesTags: ['AsyncTask'] },
    listAsyncTaskItems: { providesTags: ['AsyncTask'] },
    createAsyncTask: { invalidatesTags: ['AsyncTask'], ...handlesOwnErrors },
    updateAsyncTask: { invalidatesTags: ['AsyncTask'], ...handlesOwnErrors },
    runAsyncTask: { invalidatesTags: ['AsyncTask'], ...handlesOwnErrors },
    cancelAsyncTask: { invalidatesTags: ['AsyncTask'], ...handlesOwnErrors },
  } satisfies Tagged<typeof asyncTasksGenerated>,
});

export const {
  useCreateAsyncTaskMutation,
  useUpdateAsyncTaskMutation,
  useRunAsyncTaskMutation,
  useCancelAsyncTaskMutation,
} = asyncTasksApi;

/** Whether a task goes on by itself, and so has to be looked at again. */
export const isUnderWay = ({ status }: Pick<AsyncTask, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** How often what goes on by itself is looked at, in milliseconds; a hidden window asks nothing. */
const tempo = 1000;
const pace = (isLive: boolean) => ({ pollingInterval: isLive ? tempo : 0, skipPollingIfUnfocused: true });

/** What is looked at all the time is not shown as being refreshed. */
const calm = <Shown extends { refreshing: boolean }>(shown: Shown, isLive: boolean): Shown =>
  isLive ? { ...shown, refreshing: false } : shown;

export type AsyncTaskFilters = FiltersOf<ListAsyncTasksApiArg>;

const tasks = listEndpoint(asyncTasksApi, 'listAsyncTasks', { rows: 'tasks' });
export const { find: findAsyncTasks } = tasks;

export function useListAsyncTasksRows(list: ListQuery<AsyncTaskFilters>) {
  const [isLive, setLive] = useState(false);
  const rows = tasks.useRows(list, pace(isLive));
  const nowLive = rows.items.some(isUnderWay);
  if (nowLive !== isLive) setLive(nowLive);
  return calm(rows, isLive);
}

const touched: Tag[] = ['AsyncTask', 'Investor', 'InvestorHistory', 'InvestorLog', 'Investment'];

/** What a task has done to investors shows in their lists and on their cards once it has ended. */
function useInvestorsAfter(task: AsyncTask | undefined): void {
  const dispatch = useApiDispatch();
  const wasLive = useRef(false);
  const isLive = task !== undefined && isUnderWay(task);
  useEffect(() => {
    if (wasLive.current && !isLive) dispatch(asyncTasksApi.util.invalidateTags(touched));
    wasLive.current = isLive;
  }, [isLive, dispatch]);
}

/** One task, followed while it goes on. */
export function useGetAsyncTaskQuery(id: number | undefined): Loaded<AsyncTaskDetail> {
  const [isLive, setLive] = useState(false);
  const task = useRecordQuery(
    asyncTasksApi.useGetAsyncTaskQuery(id === undefined ? skipToken : { id }, pace(isLive)),
    id,
  );
  const nowLive = task.item !== undefined && isUnderWay(task.item);
  if (nowLive !== isLive) setLive(nowLive);
  useInvestorsAfter(task.item);
  return calm(task, isLive);
}

type ItemFilters = FiltersOf<ListAsyncTaskItemsApiArg>;
const taskItems = listEndpoint(asyncTasksApi, 'listAsyncTaskItems', { rows: 'items', of: ['task_id', 'status'] });

/** The items of a task, followed while it goes on. */
export const useListAsyncTaskItemsRows = (list: ListQuery<ItemFilters>, isLive: boolean) =>
  calm(taskItems.useRows(list, pace(isLive)), isLive);

const mostRead = 1000;

/** Reads all items of a task past the cache, in the order of its sheet; rejects with a Failure. */
export function useReadAsyncTaskItems() {
  const dispatch = useApiDispatch();
  return useCallback(
    async (filters: ItemFilters, signal: AbortSignal): Promise<AsyncTaskItem[]> => {
      const items: AsyncTaskItem[] = [];
      for (;;) {
        const page = await dispatch(taskItems.read(filters, items.length, mostRead, signal));
        items.push(...page.items);
        if (page.items.length < mostRead) return items;
      }
    },
    [dispatch],
  );
}

const taskRequest = requestOf(asyncTasksApi, 'getAsyncTask');

/** Waits for the end of a task, past the cache; rejects with a Failure, also when the signal gives it up. */
export function useFollowAsyncTask() {
  const dispatch = useApiDispatch();
  return useCallback(
    async (id: number, onProgress: (task: AsyncTask) => void, signal: AbortSignal): Promise<AsyncTask> => {
      for (;;) {
        const task = await dispatch(readUncached<AsyncTask>(taskRequest({ id }), signal));
        onProgress(task);
        if (!isUnderWay(task)) {
          dispatch(asyncTasksApi.util.invalidateTags(touched));
          return task;
        }
        await new Promise((resolve) => setTimeout(resolve, tempo));
      }
    },
    [dispatch],
  );
}
