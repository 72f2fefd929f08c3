/** Returns a value as JSON for a `<script>`, without any opening or closing tag. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
