import { useDispatch } from 'react-redux';
import { useUploadInvestorFileMutation } from '../../../api/investment/investorFiles';
import { useAddInvestorAttachmentMutation } from '../../../api/investment/investors';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { notify } from '../../../kit/state/notifications';
import { documentKinds, imageKinds } from '../../../lib/fileKind';
import { useUploads } from '../../../parts/useUploads';
import { m } from './messages';

/** What an investor may have attached. */
export const attachedKinds = [...imageKinds, ...documentKinds];

/** Files on their way to an investor: sent one after the other, and attached when they have arrived. */
export function useAttaching(investorId: number) {
  const [attach] = useAddInvestorAttachmentMutation();
  const send = useUploadInvestorFileMutation();
  const dispatch = useDispatch();
  const path = useNoticePath();
  return useUploads(attachedKinds, async (file, sent) => {
    const { id: file_id } = await send(file, sent);
    // Taken back while it was on its way, it belongs to nobody.
    if (sent.signal.aborted) return file_id;
    await attach({ investor_id: investorId, body: { file_id } }).unwrap();
    dispatch(notify({ tone: 'success', title: m.fileAttached, path }));
    return file_id;
  });
}
