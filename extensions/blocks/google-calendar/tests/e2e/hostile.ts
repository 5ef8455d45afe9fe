import { type Written } from '#e2e/hostile';

const CALENDAR = 'https://calendar.google.com/calendar/embed?src=';

/** Calendars with a malicious name, with a malicious URL, and with hundreds of calendars. */
export function written( value: string ): readonly Written[] {
	return [
		value,
		CALENDAR + value,
		`${ CALENDAR }${ encodeURIComponent( value ) }@example.com`,
		CALENDAR + 'anna%40example.com&src='.repeat( 300 ),
	].flatMap( ( url ) =>
		[ 'inline', 'list' ].map( ( style ) => ( {
			slug: 'google-calendar',
			attributes: { url, style, height: value },
			html: '<div class="wp-block-dovetail-google-calendar"><p><a href="§">§</a></p></div>',
		} ) )
	);
}
