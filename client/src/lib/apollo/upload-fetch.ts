/** How much of a request's body has left, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface UploadInit extends RequestInit {
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/**
 * `fetch` with upload progress, for requests that ask for it. Browsers have that only in
 * XMLHttpRequest, so such a request goes through one; an answer, a failure and an abort look the same.
 */
export function uploadFetch(address: string, { onUploadProgress, ...init }: UploadInit): Promise<Response> {
  return onUploadProgress ? send(address, init, onUploadProgress) : fetch(address, init);
}

function send(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onUploadProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onUploadProgress({ sent: loaded, total });
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) {
      reject(new DOMException('The upload was canceled.', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type');
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: type ? { 'content-type': type } : {},
  });
}
