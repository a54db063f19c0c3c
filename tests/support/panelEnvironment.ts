import './quickStyles';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's has no forms of a page to read; React hands it one when a submit navigates. */
class PanelFormData extends FormData {
  constructor(_form?: unknown) {
    super();
  }
}

/** What jsdom lacks or makes its own way, although Node has what a browser has. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  FormData: PanelFormData,
  Blob,
  File,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  structuredClone,
  setImmediate,
  clearImmediate,
};

/** jsdom with Node's own network, so that a call in a test is the call that a browser would make. */
export default class PanelEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
    // The random numbers of jsdom stand behind a getter.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
