export type { Logo } from './read/brand';
export { listBuildingRecords, listTourSceneIds, type NamedBuilding } from './read/building-records';
export {
  type AreaMap,
  type Building,
  type Distances,
  type Facts,
  findBuilding,
  type Level,
  listBuildings,
  type RegionMap,
  type Step,
  type Terms,
  type TourScene,
  type Unit,
  type UnitPrice,
  type UseTerms,
} from './read/buildings';
export { type Client, listClients } from './read/clients';
export { type Company, getCompany, getContact, type Person } from './read/company';
export { type FallbackPost, listFallbackPosts } from './read/fallback-posts';
export { findOffering, type Offer, type Offering, summarizeOffer } from './read/offer';
export { tones, writeToneStyles } from './read/palette';
export type { Picture } from './read/pictures';
export { listProjectIndices } from './read/project-records';
export { findProject, listProjects, type Project, type ProjectStatus } from './read/projects';
export { findShareImage } from './read/share-images';
export type { BuildingKind, MapPoint, Position } from './schema';
