import { useMemo } from 'react';
import { isRecord } from '../../lib/guards';
import { toFailure } from '../../lib/failure';
import { useApiDispatch } from '../cache/dispatch';
import type { EachCall } from '../cache/eachEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { productsGenerated } from '../generated/marketplace/products';

export type {
  Instalment,
  OffReason,
  Product,
  ProductChange,
  ProductLack,
  ProductNew,
} from '../generated/marketplace/products';

// Models, categories and brands count products.
const changes = { invalidatesTags: ['Product' as const, 'Model' as const], ...handlesOwnErrors };

const productsApi = productsGenerated.enhanceEndpoints({
  endpoints: {
    listProducts: { providesTags: ['Product'] },
    createProduct: changes,
    updateProduct: changes,
    deleteProduct: changes,
    setOldPrice: changes,
  } satisfies Tagged<typeof productsGenerated>,
});

export const {
  useListProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useSetOldPriceMutation,
} = productsApi;

export const {
  useRows: useListProductsRows,
  useCount: useProductCount,
  find: findProductRows,
} = listEndpoint(productsApi, 'listProducts', { rows: 'products' });

interface Wanted {
  price: string;
  /** The one that the person saw. */
  version: number;
}

/** What the service says of a call whose answer was lost: the product has the price by now, or not. */
const hasPrice = (product: unknown, price: string): boolean => isRecord(product) && product['price'] === price;

/**
 * A new price for each of many products, a call for each. No key is needed: what became of a call is seen on the product,
 * and a call that was made twice meets the version that it made itself.
 */
export function useSetEachPrice() {
  const dispatch = useApiDispatch();
  return useMemo(
    () =>
      (wanted: ReadonlyMap<number, Wanted>): EachCall => {
        const idOf = new Map<string, number>();
        const doneOf = (id: number) => ({ done: [id], refused: [] as const });
        return {
          size: 1,
          send: async ([id], key) => {
            const one = id === undefined ? undefined : wanted.get(id);
            if (id === undefined || one === undefined) return { done: [], refused: [] };
            idOf.set(key, id);
            const call = { id, 'If-Match': one.version, body: { price: one.price } };
            try {
              await dispatch(productsApi.endpoints.updateProduct.initiate(call, { track: false })).unwrap();
            } catch (error) {
              if (!hasPrice(toFailure(error).current, one.price)) throw error;
            }
            return doneOf(id);
          },
          checkOutcome: async (key) => {
            const id = idOf.get(key);
            const one = id === undefined ? undefined : wanted.get(id);
            if (id === undefined || one === undefined) return { state: 'never' };
            const asked = productsApi.endpoints.listProducts.initiate(
              { id, offset: 0, limit: 1 },
              { forceRefetch: true, subscribe: false },
            );
            const { products } = await dispatch(asked).unwrap();
            return hasPrice(products[0], one.price) ? { state: 'done', body: products[0] } : { state: 'never' };
          },
          readAnswer: (answer) =>
            isRecord(answer) && typeof answer['id'] === 'number' ? doneOf(answer['id']) : undefined,
        };
      },
    [dispatch],
  );
}
