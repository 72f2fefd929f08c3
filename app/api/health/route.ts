import { health } from '@/server/health';

export const dynamic = 'force-dynamic';
export const GET = () => health();
