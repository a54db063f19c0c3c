import { saveAs } from 'file-saver';

/**
 * Hands a file over to the person. Imported when there is one: `const { saveFile } = await import('../kit/foundation/saveFile')`.
 * The package itself imported so would bring the whole of webpack's bridge for CommonJS into the first load.
 */
export function saveFile(file: Blob, name: string): void {
  saveAs(file, name);
}
