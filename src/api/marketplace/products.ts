import { useMemo } from 'react';
import { isRecord } from '../../lib/guards';
import { toFailure } from '../../lib/failure';
import { useApiDispatch } from '../cache/dispatch';
import type { EachCall } from '../cache/eachEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { productsGenerated } from '../generated/marketplace/products';

export type {
  Instalment,
  OffReason,
  Product,
  ProductChange,
  ProductLack,
  ProductNew,
} from '../generated/marketplace/products';

const touched: Tag[] = ['Product', 'Model'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };
// Brands and categories count products. A change moves none of their numbers, and five hundred prices would read them as often.
const counting: Tag[] = [...touched, 'Brand', 'MarketCategory'];
const counted = { invalidatesTags: counting, ...handlesOwnErrors };

const productsApi = productsGenerated.enhanceEndpoints({
  endpoints: {
    listProducts: { providesTags: ['Product'] },
    createProduct: counted,
    updateProduct: changes,
    deleteProduct: counted,
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

/** A product as a colleague left it; its price and version are read off what the service answered a call that came too late. */
function changedMeanwhile(error: unknown): Wanted | undefined {
  const { codes, current } = toFailure(error);
  if (!codes.includes('changed_meanwhile') || current === undefined) return undefined;
  const { price, version } = current;
  return typeof price === 'string' && typeof version === 'number' ? { price, version } : undefined;
}

interface EachPrice extends EachCall {
  /** The price that a colleague gave meanwhile. The next call is made on his version, so it has to be shown before. */
  theirPrice: (id: number) => string | undefined;
}

/**
 * A new price for each of many products, a call for each. No key is needed: what became of a call is seen on the product,
 * and a call that was made twice meets the version that it made itself.
 */
export function useSetEachPrice() {
  const dispatch = useApiDispatch();
  return useMemo(
    () =>
      (wanted: ReadonlyMap<number, Wanted>): EachPrice => {
        const idOf = new Map<string, number>();
        const theirs = new Map<number, Wanted>();
        const doneOf = (id: number) => ({ done: [id], refused: [] as const });
        return {
          size: 1,
          send: async ([id], key) => {
            const one = id === undefined ? undefined : wanted.get(id);
            if (id === undefined || one === undefined) return { done: [], refused: [] };
            idOf.set(key, id);
            const version = theirs.get(id)?.version ?? one.version;
            const call = { id, 'If-Match': version, body: { price: one.price } };
            try {
              await dispatch(productsApi.endpoints.updateProduct.initiate(call, { track: false })).unwrap();
            } catch (error) {
              if (!hasPrice(toFailure(error).current, one.price)) {
                const now = changedMeanwhile(error);
                if (now !== undefined) theirs.set(id, now);
                throw error;
              }
            }
            theirs.delete(id);
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
          theirPrice: (id) => theirs.get(id)?.price,
          readAnswer: (answer) =>
            isRecord(answer) && typeof answer['id'] === 'number' ? doneOf(answer['id']) : undefined,
        };
      },
    [dispatch],
  );
}
