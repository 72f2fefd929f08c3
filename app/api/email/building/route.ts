import { listBuildingRecords } from '@/model';
import { buildingRoute } from '../building-route';

/** Takes the form of every building, which its body names; 404 where there is none. */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = buildingRoute(
  listBuildingRecords(),
  ({ building }) => building,
);
