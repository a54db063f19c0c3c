import { requestOf } from '../cache/requestOf';
/** The files of an investor on their way to the service and from it: they are told in bytes and never cached. */
import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { download, type Downloaded } from '../cache/download';
import { upload, type UploadOptions } from '../cache/upload';
import { investorsApi, type UploadedFile } from './investors';

const uploadCall = requestOf(investorsApi, 'uploadInvestorFile');
const infoCall = requestOf(investorsApi, 'generateInvestorInfo');

/** Sends a file, past the cache; it belongs to nothing until it is attached. */
export function useUploadInvestorFileMutation(): (file: File, options: UploadOptions) => Promise<UploadedFile> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<UploadedFile>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}

/** Has the information file of an investor made. */
export function useGenerateInvestorInfoMutation(): (id: number) => Promise<Downloaded> {
  const dispatch = useApiDispatch();
  return useCallback((id) => dispatch(download(infoCall({ id }))), [dispatch]);
}
