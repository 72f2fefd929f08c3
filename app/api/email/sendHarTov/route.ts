import { listBuildingRecords } from '@/model';
import { buildingRoute } from '../building-route';

const [building] = listBuildingRecords().filter(({ form }) => form === '/api/email/sendHarTov');

/** Receives the form of the building whose record names this route (specification §7); 404 without such a record. */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = buildingRoute(
  building ? [building] : [],
  () => building?.id,
);
