/** One page for each part of the kit, named after its file. Webpack turns the folder into the list. */
const pages = import.meta.webpackContext('./pages', { regExp: /\.tsx$/, mode: 'lazy' });

export const parts = pages.keys().map((path) => path.replace(/^\.\/|\.tsx$/g, ''));

export async function loadPage(part: string): Promise<React.ComponentType> {
  const page = (await pages(`./${part}.tsx`)) as { Page: React.ComponentType };
  return page.Page;
}
