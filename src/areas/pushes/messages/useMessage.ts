import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPushMessageQuery } from '../../../api/payment/pushMessages';

/** How often a message that is on its way is read, in milliseconds. */
const every = 3000;

/** One message; while it waits for its moment or is being sent it is read again and again. */
export function useMessage(id: number | undefined) {
  const result = useGetPushMessageQuery(id === undefined ? skipToken : { id });
  const isMoving = ['planned', 'sending'].includes(result.currentData?.delivery ?? '');
  // A further subscription to the same entry, which alone asks again.
  useGetPushMessageQuery(id !== undefined && isMoving ? { id } : skipToken, {
    pollingInterval: every,
    skipPollingIfUnfocused: true,
  });
  return useRecordQuery(result, id);
}
