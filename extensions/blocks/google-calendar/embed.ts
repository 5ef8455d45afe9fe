import type { EmbedFact } from '#shared/definitions';

/** Calendars and booking pages. Events open in a new window. */
export const embed: EmbedFact = {
	service: 'Google Calendar',
	host: 'calendar.google.com',
	hosts: [ 'calendar.google.com' ],
	base: 'google-calendar',
	sandbox:
		'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
};
