import { ProductsPage } from './ProductsPage';

export { parameters } from './productParameters';

/** What all merchants offer. */
export default function ProductList() {
  return <ProductsPage />;
}
