import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCode, log } from '../log';

/** Seconds. */
const window = 600;

type Limits = { visitorLimit: number; totalLimit: number; redisUrl: string | undefined };

/** The limits of inquiries in ten minutes: in memory, or shared by all servers in Redis, and in memory while that is away. */
export function createRateLimit({ visitorLimit, totalLimit, redisUrl }: Limits) {
  const redis = redisUrl ? connect(redisUrl) : null;

  function limiter(keyPrefix: string, points: number) {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration: window });
    if (!redis) return memory;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: window,
      insuranceLimiter: memory,
    });
  }

  const steps = [
    { limit: limiter('inquiries-of', visitorLimit), key: (visitor: string) => visitor },
    { limit: limiter('inquiries', totalLimit), key: () => 'all' },
  ];

  return {
    /** Counts an inquiry of a visitor. Returns the seconds to wait, 0 when it is within the limits. */
    async count(visitor: string): Promise<number> {
      try {
        for (const { limit, key } of steps) await limit.consume(key(visitor));
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(Math.ceil(error.msBeforeNext / 1000), 1);
        throw error;
      }
    },

    close(): void {
      redis?.disconnect();
    },
  };
}

function connect(url: string): Redis {
  // No command waits for a Redis that is down: memory takes over at once.
  const redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: 500, connectTimeout: 2000 });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log('error', 'redis away, limits are per server', { code: errorCode(error) });
    away = true;
  });
  redis.on('ready', () => {
    if (away) log('info', 'redis back');
    away = false;
  });
  return redis;
}
