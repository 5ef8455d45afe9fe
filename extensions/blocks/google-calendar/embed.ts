import type { EmbedFact } from '#shared/definitions';

/** Calendars, and what can be booked in one. Events open in a window of their own. */
export const embed: EmbedFact = {
	service: 'Google Calendar',
	host: 'calendar.google.com',
	hosts: [ 'calendar.google.com' ],
	base: 'google-calendar',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
};
