import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './settings';

/** Hosts that freeze or discard the machine after an answer, by the variable that each of them sets. */
const frozenHosts: Record<string, string> = {
  VERCEL: 'Vercel',
  NETLIFY: 'Netlify',
  AWS_LAMBDA_FUNCTION_NAME: 'AWS Lambda',
  K_SERVICE: 'Cloud Run',
};

/** Hosts that start from a new disk at every deploy, and offer a mount that stays. */
const diskHosts: Record<string, string> = {
  DYNO: 'Heroku',
  RENDER: 'Render',
  RAILWAY_ENVIRONMENT: 'Railway',
};

/** Types of file systems, as statfs(2) returns them. */
const tmpfs = 0x01021994;
/** File systems that container engines give to the root of a container: overlay, btrfs, zfs. */
const layered = [0x794c7630, 0x9123683e, 0x2fc12fc1];

/** The state of the machine that the rules below read. */
export type Machine = {
  environment: NodeJS.ProcessEnv;
  /** Whether a folder is on another disk than the root. */
  isMount: (folder: string) => boolean;
  /** Returns the type of the file system of a folder. */
  fileSystemOf: (folder: string) => number;
  /** Whether Docker's file exists, also on the disk of a virtual machine that was made from an image. */
  hasDockerFile: boolean;
};

export const thisMachine: Machine = {
  environment: process.env,
  isMount,
  fileSystemOf: (folder) => statfsSync(nearestFolder(folder)).type,
  hasDockerFile: existsSync('/.dockerenv'),
};

type Storage = Pick<Settings, 'databaseUrl' | 'outboxDir' | 'freezes'>;

/**
 * Returns the reason why this host would lose inquiries that wait in a folder; undefined where they survive. Such an
 * outbox counts as not writable: an inquiry is only accepted when the relay has taken its mail.
 */
export function findLoss(
  { databaseUrl, outboxDir, freezes }: Storage,
  machine = thisMachine,
): string | undefined {
  if (databaseUrl) return undefined;
  const { environment, isMount } = machine;
  const nameIn = (hosts: Record<string, string>) =>
    Object.entries(hosts).find(([variable]) => environment[variable])?.[1];
  const frozen = nameIn(frozenHosts) ?? (freezes ? 'A host that freezes processes' : undefined);
  if (frozen) return `${frozen} keeps no files: set DATABASE_URL, or inquiries cannot wait for a retry`;
  const discarded = nameIn(diskHosts);
  if (discarded && !isMount(outboxDir))
    return `${discarded} deletes MAIL_OUTBOX_DIR at a deploy: put it on a mounted disk, or set DATABASE_URL`;
  return undefined;
}

/** Returns a warning about a folder that may not survive a restart; undefined without one. */
export function findRisk({ databaseUrl, outboxDir }: Storage, machine = thisMachine): string | undefined {
  if (databaseUrl) return undefined;
  const { environment, isMount, fileSystemOf, hasDockerFile } = machine;
  if (fileSystemOf(outboxDir) === tmpfs)
    return 'MAIL_OUTBOX_DIR is in memory (tmpfs): inquiries that wait are lost at a restart';
  // Podman and deploy/Dockerfile set the variable.
  const isContainer =
    environment.container !== undefined || (hasDockerFile && layered.includes(fileSystemOf('/')));
  return isContainer && !isMount(outboxDir)
    ? 'MAIL_OUTBOX_DIR is no mount: inquiries that wait are deleted with the container'
    : undefined;
}

/** Returns whether a folder, or the one in which it will be made, is on another disk than the root. */
export function isMount(folder: string, root = '/'): boolean {
  return statSync(nearestFolder(folder)).dev !== statSync(root).dev;
}

/** Returns the folder, or the nearest one above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(path.resolve(folder)));
}
