import { expect, php, platformUrl } from '#e2e';

/** The block, on the page and in the canvas. */
export const BLOCK = '.wp-block-dovetail-google-calendar';

/** A public calendar of the mock. */
export const HARBOUR = 'harbour@group.calendar.google.com';
export const URL_OF_HARBOUR = `https://calendar.google.com/calendar/embed?src=${ encodeURIComponent(
	HARBOUR
) }`;

/** A block as a post holds it. */
export const markup = ( attributes: object = {}, url = URL_OF_HARBOUR ) =>
	`<!-- wp:dovetail/google-calendar ${ JSON.stringify( { url, ...attributes } ).replaceAll( '&', '\\u0026' ) } -->
<div class="wp-block-dovetail-google-calendar"><p><a href="${ url.replaceAll( '&', '&amp;' ) }">calendar.google.com/calendar/embed</a></p></div>
<!-- /wp:dovetail/google-calendar -->`;

/** Lets the job read a calendar that is due. */
export const read = ( id = HARBOUR ) =>
	php(
		`do_action( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT, $input ); return true;`,
		id
	);

/** Forgets what the site knows of calendars, and what it was to do about them. */
export const forget = () =>
	php(
		`global $wpdb;
		\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_c%calendar-%'" );
		\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {locks}" );
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ) as $name ) {
			if ( str_starts_with( $name, '_transient_dovetail_blocks_calendar_' ) ) {
				delete_transient( substr( $name, strlen( '_transient_' ) ) );
			}
		}
		return true;`
	);

/** Makes requests for a calendar's file fail at the service, or ends that. */
export async function fault( kind: object | string | null ): Promise< void > {
	const response = await fetch( `${ platformUrl() }/__platform/faults`, {
		method: 'PUT',
		body: JSON.stringify(
			kind
				? {
						'GET google-calendar:/calendar/ical/{id}/public/basic.ics':
							kind,
					}
				: {}
		),
	} );
	expect( response.ok ).toBe( true );
}
