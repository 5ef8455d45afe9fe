import { saveLink } from '#shared/embed/save';
import { googleCalendar } from './provider';

/** A link to the calendar's own page. */
export const save = saveLink( googleCalendar );
