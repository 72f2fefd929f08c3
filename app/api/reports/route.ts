import { Refusal } from '@/server/http/refusal';
import { receiveReports } from '@/server/reports';
import { getServices } from '@/server/services';
import { SettingsError } from '@/server/settings';

export const dynamic = 'force-dynamic';

/** Counts the reports of browsers about the pages; health shows them by kind. */
export async function POST(request: Request): Promise<Response> {
  try {
    await receiveReports(request, getServices().reports);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, error.reply);
    // Health and the log name the setting.
    if (error instanceof SettingsError) return new Response(null, { status: 503 });
    throw error;
  }
}
