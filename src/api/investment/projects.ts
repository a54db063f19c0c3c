import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { projectsGenerated, type TemporaryFile } from '../generated/investment/projects';

export type {
  AttachmentType,
  Project,
  ProjectAttachment,
  ProjectChange,
  ProjectNew,
  ProjectOffer,
  ProjectRow,
  ProjectStatus,
  ProjectType,
} from '../generated/investment/projects';

const projectsApi = projectsGenerated.enhanceEndpoints({
  endpoints: {
    listProjects: { providesTags: ['Project'] },
    getProject: { providesTags: ['Project'] },
    getProjectOffer: { providesTags: ['Project'] },
    createProject: { invalidatesTags: ['Project'], ...handlesOwnErrors },
    // The orders of calls name their project.
    updateProject: { invalidatesTags: ['Project', 'CallOrder'], ...handlesOwnErrors },
    saveProjectOffer: { invalidatesTags: ['Project'], ...handlesOwnErrors },
    addProjectAttachment: { invalidatesTags: ['Project'], ...handlesOwnErrors },
    updateProjectAttachment: { invalidatesTags: ['Project'], ...handlesOwnErrors },
    deleteProjectAttachment: { invalidatesTags: ['Project'], ...handlesOwnErrors },
    uploadTemporaryFile: handlesOwnErrors,
  } satisfies Tagged<typeof projectsGenerated>,
});

export const {
  useGetProjectQuery,
  useGetProjectOfferQuery,
  useCreateProjectMutation,
  useUpdateProjectMutation,
  useSaveProjectOfferMutation,
  useAddProjectAttachmentMutation,
  useUpdateProjectAttachmentMutation,
  useDeleteProjectAttachmentMutation,
} = projectsApi;

export const { useRows: useListProjectsRows, find: findProjectRows } = listEndpoint(projectsApi, 'listProjects', {
  rows: 'projects',
  total: 'total',
});

const uploadCall = requestOf(projectsApi, 'uploadTemporaryFile');

/** Sends a file, past the cache; its key is good for one use within a day. */
export function useUploadTemporaryFileMutation(): (file: File, options: UploadOptions) => Promise<TemporaryFile> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<TemporaryFile>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}
