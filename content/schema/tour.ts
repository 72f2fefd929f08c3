import { z } from 'zod';
import { hint } from './hint';
import { levelSchema } from './levels';
import { pictureSchema, textSchema } from './parts';

/** A direction inside a panorama, in degrees. */
const directionSchema = z.strictObject({
  yaw: z
    .number()
    .min(-180)
    .max(180)
    .describe('Degrees to the right of the middle of the panorama, -180 to 180.'),
  pitch: z.number().min(-85).max(85).describe('Degrees above the horizon, -85 to 85.'),
});

const doorSchema = directionSchema.extend({
  scene: z.string().describe('The id of the scene that lies there.'),
});

const tourSceneSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, hint('sceneId'))
    .describe('The last part of the address: level-a is /tour/level-a.'),
  level: levelSchema.describe(
    'The level of the building where the scene is: parkingMinus1, minus6, street, a or offices.',
  ),
  name: textSchema.describe('The name of the stop, as in the list of stops.'),
  picture: pictureSchema.describe(
    'The panorama: equirectangular, 4,096×2,048 pixels, a file pano-….jpg in public/building. Its words describe the view at start.',
  ),
  start: directionSchema.describe('Where the visitor looks first.'),
  links: z.array(doorSchema).describe('The ways to other scenes, each at the door or ramp that leads there.'),
});

/** specification §2: the virtual tour of the building, from stop to stop. */
export const tourSchema = z
  .array(tourSceneSchema)
  .min(1, hint('scenes'))
  .superRefine((scenes, context) => {
    const ids = scenes.map((scene) => scene.id);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
    if (twice >= 0) refuse([twice, 'id'], hint('sceneTwice'));
    if (twice >= 0) return;
    for (const [at, { id, links }] of scenes.entries()) {
      const others = scenes.filter((scene) => scene.id !== id);
      const isLinked = others.some((scene) => scene.links.some((link) => link.scene === id));
      if (!isLinked && others.length > 0) {
        refuse([at, 'id'], hint('sceneUnlinked'));
      }
      for (const [link, { scene }] of links.entries()) {
        if (others.some((other) => other.id === scene)) continue;
        const known = others.map((other) => other.id).join(', ');
        refuse([at, 'links', link, 'scene'], hint('sceneUnknown', { scenes: known }));
      }
    }
  })
  .meta({ title: 'The virtual tour', description: 'The stops of the tour, in the order of the walk.' });

export type TourSceneRecord = z.infer<typeof tourSceneSchema>;
