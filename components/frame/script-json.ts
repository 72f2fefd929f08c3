/** Writes a value as JSON for a `<script>`: no tag begins or ends in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
