import tlsOptions from 'smtp-server/lib/tls-options';

/** The self-signed key and certificate for localhost of smtp-server. */
export const certificate = (tlsOptions as unknown as (options: object) => { key: string; cert: string })({});
