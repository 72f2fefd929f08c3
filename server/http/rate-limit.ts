import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limitsTable } from '../database';

/** Seconds in which inquiries are counted; docs/settings.md names them. */
const windowSeconds = 600;

type Limits = { visitorLimit: number; totalLimit: number };

/** Limits the inquiries of ten minutes: in memory, or in a database that servers share, with memory as the fallback. */
export function createRateLimit({ visitorLimit, totalLimit }: Limits, database: Pool | null) {
  function limiter(keyPrefix: string, points: number) {
    const options = { keyPrefix, points, duration: windowSeconds };
    const memory = new RateLimiterMemory(options);
    if (!database) return memory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: database,
      storeType: 'pool',
      tableName: limitsTable,
      // The outbox creates this table with its own.
      tableCreated: true,
      // The library would keep expired addresses for an hour.
      clearExpiredByTimeout: false,
      // Blocked visitors cause no queries.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: memory,
    });
  }

  const steps = [
    { limit: limiter('inquiries-of', visitorLimit), key: (visitor: string) => visitor },
    { limit: limiter('inquiries', totalLimit), key: () => 'all' },
  ];

  async function consume({ limit, key }: (typeof steps)[number], visitor: string): Promise<void> {
    await limit.consume(key(visitor)).catch(async (reason) => {
      // A clock that was ahead has written a time beyond the window.
      if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= windowSeconds * 1000) throw reason;
      await limit.delete(key(visitor));
      await limit.consume(key(visitor));
    });
  }

  return {
    /** Deletes the expired limits of the database, which are addresses of visitors. */
    async forget(): Promise<void> {
      await database?.query(`delete from ${limitsTable} where expire < $1`, [Date.now()]).catch(() => {});
    },

    /** Counts an inquiry of a visitor. Returns the seconds to wait, 0 within the limits. */
    async count(visitor: string): Promise<number> {
      try {
        for (const step of steps) await consume(step, visitor);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(Math.ceil(error.msBeforeNext / 1000), 1);
        throw error;
      }
    },
  };
}
