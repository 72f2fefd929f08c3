import { routing } from '../../../i18n/routing';
import { countries, defaultCountry } from '../../../lib/countries';
import type {
  BuildingRecord,
  ClientRecord,
  CompanyRecord,
  FallbackPostRecord,
  PaletteRecord,
  ProjectRecord,
  RedirectRecord,
} from '../../../model/schema';
import type { Dice } from './draw';

/** The records of a company, by the names of their files. */
export type RandomRecords = {
  company: CompanyRecord;
  clients: ClientRecord[];
  social: FallbackPostRecord[];
  palette: PaletteRecord;
  redirects: RedirectRecord[];
  projects: Record<string, ProjectRecord>;
  buildings: Record<string, BuildingRecord>;
};

/** Draws what one field must have in common with another: references, unique numbers, figures of a country. */
export function joinFields({ company, projects, buildings }: RandomRecords, dice: Dice): void {
  const { pick } = dice;
  locate(company, company.country);
  for (const entity of company.legalEntities)
    entity.companyNumber =
      countries[entity.country ?? company.country ?? defaultCountry].companyNumber.example;
  for (const [index, project] of Object.values(projects).entries())
    Object.assign(project, { index, order: index });
  const names = Object.keys(projects);
  const choose = <Item>(items: readonly Item[]) => (items.length > 0 ? pick(items) : undefined);
  if (company.featuredProject) company.featuredProject = choose(names);
  for (const result of company.results ?? []) result.project = choose(names) ?? '';
  for (const [position, id] of Object.keys(buildings).entries()) {
    const building = buildings[id] as BuildingRecord;
    joinBuilding(building, company, dice);
    if (building.order !== undefined) building.order = position;
    if (position > 0) building.form = undefined;
    const project = building.project && names[position] ? projects[names[position]] : undefined;
    building.project = project && names[position];
    if (!project) continue;
    project.landingPageUrl = `/${id}`;
    // Room for any levels and units.
    if (project.height !== null) Object.assign(project, { height: 90, lowestLevel: -12 });
    if (project.totalArea !== null) project.totalArea = 30_000;
    for (const locale of routing.locales) {
      const text = project[locale];
      if (text) building.name[locale] = text.title;
    }
  }
}

/** Puts a record in the middle of its country. */
function locate(record: Pick<CompanyRecord, 'position'>, country: CompanyRecord['country']): void {
  const { latitude, longitude } = countries[country ?? defaultCountry];
  const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;
  record.position = { latitude: middle(latitude), longitude: middle(longitude) };
}

function joinBuilding(building: BuildingRecord, company: CompanyRecord, { pick, has }: Dice): void {
  locate(building, building.country ?? company.country);
  const { levels = [], units = [], tour = [] } = building;
  const ids = (items: readonly { id?: string | undefined }[] = []) => items.flatMap(({ id }) => id ?? []);
  const choose = (items: readonly string[]) => (items.length > 0 ? pick(items) : undefined);
  if (building.legalEntity) building.legalEntity = choose(ids(company.legalEntities));
  const person = choose(ids(company.people));
  if (building.people) building.people = person ? [person] : undefined;
  for (const unit of units) {
    if (unit.level) unit.level = choose(ids(levels));
    if (unit.person) unit.person = choose(ids(company.people));
    const others = units.filter((other) => other !== unit);
    if (unit.joinableWith) unit.joinableWith = others.length > 0 ? [pick(others).number] : undefined;
  }
  for (const [at, scene] of tour.entries()) {
    const next = tour[(at + 1) % tour.length];
    const [first, ...others] = scene.links;
    scene.links = next && next !== scene ? [{ ...(first ?? scene.start), ...others[0], scene: next.id }] : [];
  }
  const [start] = tour;
  if (start && building.virtualTourUrl && has()) building.virtualTourUrl = `/tour/${start.id}`;
}
