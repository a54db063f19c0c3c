/** Reads a file of the panel itself, as its scripts are: no service, token or failure of a call has to do with it. */
export async function fetchPanelFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.ok) return response.json();
  // Told like a script that did not come: the page is offered again, in its newer version where there is one.
  throw Object.assign(new Error(`${address}: ${response.status}`), { name: 'ChunkLoadError' });
}
