import { Refusal } from './refusal';

/** Bytes. Five thousand Hebrew letters take 30,000 in a URL-encoded form. */
const maxBytes = 32 * 1024;

/** Milliseconds for the whole body. */
const timeout = 10_000;

/** Tells whether a request is an ordinary form, sent without script. */
export function isFormPost({ method, headers }: Request): boolean {
  return method === 'POST' && mediaType(headers)[0] === 'application/x-www-form-urlencoded';
}

/**
 * Reads the fields of an inquiry, from JSON or an ordinary form.
 *
 * @throws Refusal 400, 408, 413, 415
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const { headers } = request;
  const [type, ...parameters] = mediaType(headers);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (
    (type !== 'application/json' && !isFormPost(request)) ||
    (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) ||
    encoding.toLowerCase() !== 'identity'
  ) {
    throw new Refusal(415, 'unsupported');
  }
  const bytes = await readBody(request);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isFormPost(request) ? parseForm(text) : parseJson(text);
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}

function mediaType(headers: Headers): string[] {
  return (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase());
}

/**
 * Reads a body of 32 KB at most. A refusal does not cancel the stream, because that would close the connection before
 * the reply is sent.
 *
 * @throws Refusal 400, 408, 413
 */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new Refusal(413, 'tooLarge');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'timeout')), timeout);
  });
  try {
    while (reader) {
      const { done, value } = await Promise.race([reader.read(), expiry]);
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) throw new Refusal(413, 'tooLarge');
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): Record<string, unknown> {
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('not an object');
  return data as Record<string, unknown>;
}

/**
 * Parses with decodeURIComponent, which throws at bytes that are not UTF-8; URLSearchParams would replace them by
 * U+FFFD.
 */
function parseForm(text: string): Record<string, unknown> {
  const pairs = text.split('&').map((pair) => {
    const [name = '', value = ''] = pair.replaceAll('+', ' ').split(/=(.*)/s).map(decodeURIComponent);
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}
