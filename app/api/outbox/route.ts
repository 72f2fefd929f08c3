import { after } from 'next/server';
import { roundRoute } from '@/server/outbox-round';

export const dynamic = 'force-dynamic';

/** Runs a round of the outbox for a clock outside the process. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = roundRoute({ keepAlive: after });
