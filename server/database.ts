import { Pool } from 'pg';
import { errorCode, log } from './log';

/** The table of the limits, in the form that rate-limiter-flexible reads. */
export const limitsTable = 'site_limits';

/** Of each server: three of them fit into the hundred connections of PostgreSQL, also while new ones replace them. */
const maxConnections = 15;

/** Milliseconds for a connection and for a statement: a visitor waits for both. */
const visitorTimeout = 900;

/** Opens the database of the outbox and the limits. It is connected to at first use, and again after every failure. */
export function openDatabase(connectionString: string, timeout = visitorTimeout): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'company-site',
    max: maxConnections,
    connectionTimeoutMillis: timeout,
    // The database gives up first, so that its answer is definite.
    statement_timeout: timeout - 100,
    query_timeout: timeout,
    keepAlive: true,
    // A command ends when it has nothing more to do.
    allowExitOnIdle: true,
  });
  // Without a listener the end of an idle connection would end the process.
  pool.on('error', (error) => log('warn', 'database connection lost', { code: errorCode(error) }));
  return pool;
}
