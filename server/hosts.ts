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

/** Returns the name of the host when it freezes or discards the machine after an answer. */
export const frozenHostOf = (environment: NodeJS.ProcessEnv) => nameIn(frozenHosts, environment);

/** Returns the name of the host when every deploy has a new disk. */
export const diskHostOf = (environment: NodeJS.ProcessEnv) => nameIn(diskHosts, environment);

function nameIn(hosts: Record<string, string>, environment: NodeJS.ProcessEnv): string | undefined {
  return Object.entries(hosts).find(([variable]) => environment[variable])?.[1];
}
