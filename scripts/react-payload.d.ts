/** React's own reader of payloads, as Next carries it. */
declare module 'next/dist/compiled/react-server-dom-turbopack/client.edge' {
  type Manifest = { moduleMap: null; serverModuleMap: null; moduleLoading: null };
  /** Reads a payload that names no module. */
  export function createFromReadableStream(
    payload: ReadableStream<Uint8Array>,
    options: { serverConsumerManifest: Manifest },
  ): Promise<unknown>;
}
