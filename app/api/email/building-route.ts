import { after } from 'next/server';
import { withoutPaths } from '@/lib/text-paths';
import type { NamedBuilding } from '@/model';
import { buildingForm } from '@/server/inquiry/forms';
import { inquiryRoute, type Options } from '@/server/inquiry/route';
import { translationsOf } from './translations';

/**
 * Returns the handlers of a form for businesses, one for every method.
 *
 * @param buildings the possible subjects; without any the route is 404
 * @param idOf returns the id of the inquiry's building from the fields of its body
 * @param options as of every route
 */
export function buildingRoute(
  buildings: readonly Pick<NamedBuilding, 'id' | 'name' | 'units'>[],
  idOf: (fields: Record<string, unknown>) => unknown,
  options: Pick<Options, 'keepAlive' | 'openServices'> = { keepAlive: after },
) {
  const all = new Map<unknown, ReturnType<typeof translationsOf>>(
    buildings.map(({ id, name, units }) => [
      id,
      translationsOf('BuildingForm', `/${id}`, { name: withoutPaths(name), units }),
    ]),
  );
  const [first] = all.values();
  if (!first) return missingRoute;
  return inquiryRoute({
    form: buildingForm,
    translations: first,
    about: (fields) => {
      const id = idOf(fields);
      const translations = all.get(id);
      return translations && { building: String(id), translations };
    },
    ...options,
  });
}

const missing = async (_request: Request) => new Response(null, { status: 404 });

const missingRoute = {
  GET: missing,
  HEAD: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: missing,
  POST: missing,
};
