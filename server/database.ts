import { Pool } from 'pg';
import { errorCode, log } from './log';

/** The table of the rate limits, in the format of rate-limiter-flexible. */
export const limitsTable = 'site_limits';

/** Per server: three servers fit into PostgreSQL's hundred connections, also while new ones replace them. */
const maxConnections = 15;

/** Per process on a host that freezes processes: it runs many, and a frozen one holds its connections. */
const maxOfFrozen = 2;

/** Milliseconds after which an unused connection is closed. */
const idleTimeout = 10_000;
const idleOfFrozen = 5000;

/** Milliseconds for a connection and for a statement, because a visitor waits for both. */
const visitorTimeout = 900;

type Options = {
  /** Milliseconds for a connection and for a statement. */
  timeout?: number | undefined;
  /** Whether the host freezes the process after an answer. */
  freezes?: boolean;
};

/** Opens the database of the outbox and the rate limits. It connects at first use, and again after every failure. */
export function openDatabase(
  connectionString: string,
  { timeout = visitorTimeout, freezes = false }: Options = {},
): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'company-site',
    max: freezes ? maxOfFrozen : maxConnections,
    idleTimeoutMillis: freezes ? idleOfFrozen : idleTimeout,
    connectionTimeoutMillis: timeout,
    // The database times out first, so that its answer is definite.
    statement_timeout: timeout - 100,
    query_timeout: timeout,
    keepAlive: true,
    // Lets a command exit when it is done.
    allowExitOnIdle: true,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => log('warn', 'database connection lost', { code: errorCode(error) }));
  return pool;
}
