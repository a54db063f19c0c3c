import type { Archive } from './xlsx';

/** The file ends where its addresses do; what is longer would be broken in silence. */
const mostBytes = 0xffff_0000;

/** A zip file that is packed while it is written. The bytes go to the sink as they come. */
export async function zipArchive(sink: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<Archive> {
  // Eager: it is a part of the worker's own script, which itself comes only when somebody exports.
  const { Zip, ZipDeflate } = await import(/* webpackMode: "eager" */ 'fflate');
  const encoder = new TextEncoder();
  // The packer copies what it is given, so one piece of memory serves for all texts.
  let memory = new Uint8Array(0);
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    size += bytes.length;
    if (size > mostBytes) throw new RangeError('The file is larger than a zip file can be.');
    sink(bytes);
  });
  let part: InstanceType<typeof ZipDeflate> | undefined;
  return {
    begin(name) {
      part = new ZipDeflate(name, { level: 1, mem: 4 });
      zip.add(part);
    },
    write(text) {
      // No sign takes more than three bytes for each of its halves.
      if (memory.length < text.length * 3) memory = new Uint8Array(text.length * 3);
      const { written } = encoder.encodeInto(text, memory);
      if (written > 0) part?.push(memory.subarray(0, written));
      return written;
    },
    end() {
      part?.push(new Uint8Array(0), true);
    },
    close() {
      zip.end();
    },
  };
}
