import tlsOptions from 'smtp-server/lib/tls-options';

/** The key and certificate for localhost that smtp-server brings along, signed by nobody. */
export const certificate = (tlsOptions as unknown as (options: object) => { key: string; cert: string })({});
