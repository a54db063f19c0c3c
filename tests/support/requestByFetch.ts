/**
 * XMLHttpRequest over Node's fetch, as far as an upload uses it: the one of jsdom cannot send the forms and files
 * of Node, of which these tests are made. What it cannot do is tell how much has been sent.
 */
class RequestByFetch {
  status = 0;
  responseText = '';
  timeout = 0;
  upload: { onprogress?: unknown } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;
  #method = '';
  #url = '';
  #sent = new Headers();
  #came = new Headers();
  #stop = new AbortController();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#sent.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.#came.get(name);
  }

  abort() {
    this.#stop.abort();
  }

  send(body: BodyInit) {
    void this.#exchange(body);
  }

  async #exchange(body: BodyInit) {
    const { signal } = this.#stop;
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#sent, body, signal });
      this.responseText = await answer.text();
      this.#came = answer.headers;
      this.status = answer.status;
    } catch {
      return signal.aborted ? this.onabort?.() : this.onerror?.();
    }
    this.onload?.();
  }
}

/** Uploads of this test file go by Node's fetch from now on. */
export function uploadByFetch(): void {
  Object.assign(window, { XMLHttpRequest: RequestByFetch });
}
