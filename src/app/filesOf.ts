/** The files of a lazily loaded part, as the build wrote them into the page; none in development. */
export function filesOf(...parts: (string | undefined)[]): string[] {
  const known = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as Record<string, string[]>;
  return [...new Set(parts.flatMap((part) => (part && known[part]) || []))];
}
