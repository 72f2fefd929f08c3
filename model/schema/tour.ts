import { z } from 'zod';
import { hint, itemIdSchema, pictureSchema, slugSchema, textSchema } from './parts';

/** A direction inside a panorama, in degrees: to the right of its middle, and above the horizon. */
const direction = { yaw: z.number().min(-180).max(180), pitch: z.number().min(-85).max(85) };

const doorSchema = z
  .strictObject({ id: itemIdSchema, ...direction, scene: z.string().meta({ among: 'tour' }) })
  .meta({ name: 'direction' });

const tourSceneSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  picture: pictureSchema,
  start: z.strictObject(direction).meta({ name: 'direction' }),
  links: z.array(doorSchema),
});

/** The virtual tour of the building, from stop to stop (specification §2). */
export const tourSchema = z
  .array(tourSceneSchema)
  .min(1)
  .superRefine((scenes, context) => {
    const ids = scenes.map((scene) => scene.id);
    const refuse = (path: PropertyKey[], params: ReturnType<typeof hint>) =>
      context.addIssue({ code: 'custom', path, params });
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) refuse([twice, 'id'], hint('sceneTwice'));
    if (twice >= 0) return;
    for (const [index, { id, links }] of scenes.entries()) {
      const otherScenes = scenes.filter((scene) => scene.id !== id);
      const isLinked = otherScenes.some((scene) => scene.links.some((link) => link.scene === id));
      if (!isLinked && otherScenes.length > 0) {
        refuse([index, 'id'], hint('sceneUnlinked'));
      }
      for (const [link, { scene }] of links.entries()) {
        if (otherScenes.some((other) => other.id === scene)) continue;
        const sceneIds = otherScenes.map((other) => other.id).join(', ');
        refuse([index, 'links', link, 'scene'], hint('sceneUnknown', { scenes: sceneIds }));
      }
    }
  })
  .meta({ name: 'tour' });

export type TourSceneRecord = z.infer<typeof tourSceneSchema>;
