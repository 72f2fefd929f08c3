import { after } from 'next/server';
import { contactForm } from '@/server/inquiry';
import { inquiryRoute } from '@/server/inquiry-route';
import { speechOf } from '../answers';

const speech = speechOf('Contact', '/');

/** Takes the contact form (SPEC §7). */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = inquiryRoute({
  form: contactForm,
  speech,
  keepAlive: after,
});
