import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { modelsGenerated } from '../generated/marketplace/models';

export type {
  Model,
  ModelAttribute,
  ModelChange,
  ModelDetail,
  ModelImage,
  ModelLack,
  ModelNew,
} from '../generated/marketplace/models';

// Products name their model and show its picture; categories, brands and attributes count models.
const tags = ['Model', 'Product', 'MarketCategory', 'Brand', 'Attribute'] as const;
const changes = { invalidatesTags: [...tags], ...handlesOwnErrors };

const modelsApi = modelsGenerated.enhanceEndpoints({
  endpoints: {
    listModels: { providesTags: ['Model'] },
    getModel: { providesTags: ['Model'] },
    createModel: changes,
    updateModel: changes,
    deleteModel: changes,
    setModelAttribute: changes,
    removeModelAttribute: changes,
    addModelImage: changes,
    removeModelImage: changes,
  } satisfies Tagged<typeof modelsGenerated>,
});

export const {
  useGetModelQuery,
  useCreateModelMutation,
  useUpdateModelMutation,
  useDeleteModelMutation,
  useSetModelAttributeMutation,
  useRemoveModelAttributeMutation,
  useAddModelImageMutation,
  useRemoveModelImageMutation,
} = modelsApi;

export const {
  useRows: useListModelsRows,
  useCount: useModelCount,
  find: findModelRows,
} = listEndpoint(modelsApi, 'listModels', { rows: 'models' });
