/* Made by `npm run previews`; declared here, so that the types need no picture. */

declare const previews: Record<string, string>;
export default previews;
