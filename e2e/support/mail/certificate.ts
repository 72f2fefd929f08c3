import tlsOptions from 'smtp-server/lib/tls-options';

/** The key and certificate for localhost that smtp-server brings along, which no authority has signed. */
export const certificate = (tlsOptions as unknown as (options: object) => { key: string; cert: string })({});
