import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { findLoss, findRisk, isMount, type Machine } from './storage';

const [ext4, tmpfs, overlay, btrfs] = [0xef53, 0x01021994, 0x794c7630, 0x9123683e];
const folder = { databaseUrl: undefined, outboxDir: 'var/outbox', freezes: false };
const database = { databaseUrl: 'postgres://localhost/site', outboxDir: 'var/outbox', freezes: false };

/** A machine with one disk, unless something else is given. */
function machine({
  environment = {},
  mounted = false,
  outbox = ext4,
  root = ext4,
  hasDockerFile = false,
}: {
  environment?: Record<string, string>;
  mounted?: boolean;
  outbox?: number;
  root?: number;
  hasDockerFile?: boolean;
}): Machine {
  return {
    environment: { NODE_ENV: 'test', ...environment },
    isMount: () => mounted,
    fileSystemOf: (folder) => (folder === '/' ? root : outbox),
    hasDockerFile,
  };
}

test.each([
  ['VERCEL', '1', 'Vercel'],
  ['NETLIFY', 'true', 'Netlify'],
  ['AWS_LAMBDA_FUNCTION_NAME', 'site', 'AWS Lambda'],
  ['K_SERVICE', 'site', 'Cloud Run'],
])('with %s a folder is lost, whatever its disk', (name, value, host) => {
  const frozen = machine({ environment: { [name]: value }, mounted: true });
  expect(findLoss(folder, frozen)).toMatch(new RegExp(`^${host} .*DATABASE_URL`));
  expect(findLoss(database, frozen)).toBeUndefined();
});

test.each([
  ['DYNO', 'web.1', 'Heroku'],
  ['RENDER', 'true', 'Render'],
  ['RAILWAY_ENVIRONMENT', 'production', 'Railway'],
])('with %s a folder is lost unless it is a mount', (name, value, host) => {
  const environment = { [name]: value };
  expect(findLoss(folder, machine({ environment }))).toMatch(new RegExp(`^${host} .*MAIL_OUTBOX_DIR`));
  expect(findLoss(folder, machine({ environment, mounted: true }))).toBeUndefined();
  expect(findLoss(database, machine({ environment }))).toBeUndefined();
});

test('with HOST_FREEZES a folder is lost', () => {
  expect(findLoss({ ...folder, freezes: true }, machine({ mounted: true }))).toContain('DATABASE_URL');
  expect(findLoss({ ...database, freezes: true }, machine({}))).toBeUndefined();
});

test('on an ordinary machine a folder is kept', () => {
  expect(findLoss(folder, machine({}))).toBeUndefined();
});

test.each([
  ['an ordinary machine', {}, undefined],
  ['the disk of a virtual machine made from an image', { hasDockerFile: true }, undefined],
  ['a container of Docker', { hasDockerFile: true, root: overlay, outbox: overlay }, 'no mount'],
  ['a container of Docker on btrfs', { hasDockerFile: true, root: btrfs, outbox: btrfs }, 'no mount'],
  ['a volume of a container', { hasDockerFile: true, root: overlay, mounted: true }, undefined],
  ['a container of Podman', { environment: { container: 'podman' } }, 'no mount'],
  ['a folder in memory', { outbox: tmpfs, mounted: true }, 'in memory'],
])('%s is judged by its disk', (_, given, expected) => {
  const risk = findRisk(folder, machine(given));
  if (expected) expect(risk).toContain(expected);
  else expect(risk).toBeUndefined();
  expect(findRisk(database, machine(given))).toBeUndefined();
});

test.each([
  ['of another disk', '/proc', true],
  ['not made yet on another disk', '/proc/outbox/inner', true],
  ['of the root disk', newFolder(), false],
  ['not made yet on the root disk', path.join(newFolder(), 'missing'), false],
])('a folder %s is recognised', (_, folder, expected) => {
  expect(isMount(folder, path.dirname(newFolder()))).toBe(expected);
});
