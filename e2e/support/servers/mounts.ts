/**
 * Returns the start of a command whose process has an empty folder in place of another one, in mounts of its own. Linux
 * and root only.
 *
 * @param folder its absolute path
 * @param empty the absolute path of an empty folder
 */
export function withoutFolder(folder: string, empty: string): string[] {
  return ['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" "$1" && shift && exec "$@"', empty, folder];
}
