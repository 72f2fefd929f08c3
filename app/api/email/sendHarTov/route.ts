import { after } from 'next/server';
import { buildingForm } from '@/server/inquiry';
import { inquiryRoute } from '@/server/inquiry-route';
import { speechOf } from '../answers';

const speech = speechOf('BuildingForm', '/hartuvcenter');

/** Takes the form for businesses (SPEC §7). */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = inquiryRoute({
  form: buildingForm,
  speech,
  keepAlive: after,
});
