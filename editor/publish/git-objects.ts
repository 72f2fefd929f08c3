import { spawnSync } from 'node:child_process';

/**
 * Reads files of a repository in one process.
 *
 * @param root the folder of a checkout
 * @param names such as `HEAD:./content/company.json`
 * @returns the contents by these names, without files that are not there; nothing without git
 */
export function readObjects(root: string, names: readonly string[]): Map<string, Buffer> {
  const input = names.map((name) => `${name}\n`).join('');
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 64 << 20 });
  const contents = new Map<string, Buffer>();
  let rest = stdout ?? Buffer.alloc(0);
  for (const name of names) {
    const end = rest.indexOf('\n');
    // "<object> blob <bytes>", the file and a line end; or "<name> missing".
    const size = /^\w+ blob (\d+)$/.exec(rest.toString('utf8', 0, Math.max(end, 0)))?.[1];
    const start = end + 1;
    if (size === undefined) {
      rest = rest.subarray(start);
      continue;
    }
    contents.set(name, rest.subarray(start, start + Number(size)));
    rest = rest.subarray(start + Number(size) + 1);
  }
  return contents;
}
