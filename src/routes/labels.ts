/** The label of a screen: its title, with the name of its record once that is known. */
export function labelOf(title: string, record: string | undefined): string {
  return record ? `${title} ${record}` : title;
}

/** The title of the browser's window. */
export function windowTitle(title: string, record: string | undefined, product: string): string {
  return `${labelOf(title, record)} — ${product}`;
}
