import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { attributesGenerated } from '../generated/marketplace/attributes';

export type {
  Attribute,
  AttributeChange,
  AttributeDetail,
  AttributeType,
  AttributeValue,
} from '../generated/marketplace/attributes';

const attributesApi = attributesGenerated.enhanceEndpoints({
  endpoints: {
    listAttributes: { providesTags: ['Attribute'] },
    getAttribute: { providesTags: ['Attribute'] },
    createAttribute: { invalidatesTags: ['Attribute'], ...handlesOwnErrors },
    updateAttribute: { invalidatesTags: ['Attribute', 'Model'], ...handlesOwnErrors },
    deleteAttribute: { invalidatesTags: ['Attribute'], ...handlesOwnErrors },
    addAttributeValue: { invalidatesTags: ['Attribute'], ...handlesOwnErrors },
    removeAttributeValue: { invalidatesTags: ['Attribute'], ...handlesOwnErrors },
  } satisfies Tagged<typeof attributesGenerated>,
});

export const {
  useGetAttributeQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
  useAddAttributeValueMutation,
  useRemoveAttributeValueMutation,
} = attributesApi;

export const { useRows: useListAttributesRows } = listEndpoint(attributesApi, 'listAttributes', { rows: 'attributes' });
