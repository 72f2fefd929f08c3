import { listBuildingRecords } from '@/model';
import { buildingRoute } from '../building-route';

/** Receives the form of every building, which its body names; 404 without buildings. */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = buildingRoute(
  listBuildingRecords(),
  ({ building }) => building,
);
