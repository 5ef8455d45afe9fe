import { html, mock, mockPage, type Mock } from '#shared/request';
import { readCalendar } from './api';
import { harbourCalendar, rowingCalendar } from './mock-calendar';

/**
 * Mocks calendars. Google's `harbour@group.calendar.google.com` is public, and all other Google calendars are private.
 * The file `/calendars/rowing.ics` belongs to another service.
 */
export const mocks: readonly Mock[] = [
	mock( readCalendar ).reply( ( { query } ) =>
		( query.ics || query.url )?.includes( 'harbour' )
			? {
					items: [
						'<p class="wp-block-dovetail-google-calendar__title">Fish market</p><p class="wp-block-dovetail-google-calendar__when"><time datetime="2026-11-28T07:00:00+00:00">Saturday, November 28, 2026, 7:00 am</time></p>',
					],
					leftOut: 2,
					isCut: false,
					problem: '',
				}
			: {
					items: [],
					leftOut: 0,
					isCut: false,
					// A faulty file is named after its problem, such as `private.ics`.
					problem:
						/(\w[\w-]*)\.ics/.exec( query.ics ?? '' )?.[ 1 ] ??
						'private',
				}
	),
	mockPage( {
		service: 'google-calendar',
		path: '/calendar/embed',
	} ).reply( ( { query } ) =>
		html(
			`<title>Google Calendar</title><style>body{margin:0;font:16px/1.5 system-ui}table{width:100%;border-collapse:collapse}td{height:5em;border:1px solid #dadce0;vertical-align:top}</style><h1>${
				query.src?.startsWith( 'harbour' ) ? 'Harbour' : 'A calendar'
			}</h1><table>${ '<tr><td><td><td><td><td><td><td></tr>'.repeat( 5 ) }</table>`
		)
	),
	mockPage( { path: '/calendars/rowing.ics' } ).reply( () => ( {
		headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
		body: rowingCalendar( new Date() ),
	} ) ),
	mockPage( {
		service: 'google-calendar',
		path: '/calendar/ical/{id}/public/basic.ics',
	} ).reply( ( { params } ) =>
		params.id.startsWith( 'harbour@' )
			? {
					headers: {
						'Content-Type': 'text/calendar; charset=UTF-8',
					},
					body: harbourCalendar( new Date() ),
				}
			: html( '<h1>404</h1>', 404 )
	),
];
