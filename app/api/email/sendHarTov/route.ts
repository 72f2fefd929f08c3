import { after } from 'next/server';
import { buildingForm } from '@/server/inquiry/forms';
import { inquiryRoute } from '@/server/inquiry/route';
import { translationsOf } from '../translations';

/** Takes the form for businesses (specification §7). */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = inquiryRoute({
  form: buildingForm,
  translations: translationsOf('BuildingForm', '/hartuvcenter'),
  keepAlive: after,
});
