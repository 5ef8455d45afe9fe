import { type Written } from '#e2e/hostile';

const CALENDAR = 'https://calendar.google.com/calendar/embed?src=';

const HTML =
	'<div class="wp-block-dovetail-google-calendar"><p><a href="§">§</a></p></div>';

/**
 * Blocks with a malicious value as the URL or ID of a calendar, or in the URL of a calendar file, and blocks with
 * hundreds of calendars.
 */
export function written( value: string ): readonly Written[] {
	const pages = [
		value,
		CALENDAR + value,
		`${ CALENDAR }${ encodeURIComponent( value ) }@example.com`,
		CALENDAR + 'anna%40example.com&src='.repeat( 300 ),
	].flatMap( ( url ) =>
		[ 'inline', 'list' ].map( ( style ) => ( {
			url,
			style,
			height: value,
		} ) )
	);
	const files = [
		value,
		`https://example.org/${ value }.ics`,
		`webcal://${ value }`,
	].map( ( ics ) => ( { ics, itemsToShow: value, isGrouped: value } ) );
	return [ ...pages, ...files ].map( ( attributes ) => ( {
		slug: 'google-calendar',
		attributes,
		html: HTML,
	} ) );
}
