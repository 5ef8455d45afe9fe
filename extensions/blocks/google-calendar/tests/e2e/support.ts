import { php, setFaults, test } from '#e2e';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-google-calendar';

/** A public calendar of the mock. */
export const HARBOUR = 'harbour@group.calendar.google.com';
export const URL_OF_HARBOUR = `https://calendar.google.com/calendar/embed?src=${ encodeURIComponent(
	HARBOUR
) }`;

/** Returns a calendar block. */
export const markup = ( attributes: object = {}, url = URL_OF_HARBOUR ) =>
	`<!-- wp:dovetail/google-calendar ${ JSON.stringify( { url, ...attributes } ).replaceAll( '&', '\\u0026' ) } -->
<div class="wp-block-dovetail-google-calendar"><p><a href="${ url.replaceAll( '&', '&amp;' ) }">calendar.google.com/calendar/embed</a></p></div>
<!-- /wp:dovetail/google-calendar -->`;

/** Runs the job that reads a calendar, if it is due. */
export const read = ( id = HARBOUR ) =>
	php(
		`do_action( \\Dovetail\\Google_Calendar\\Calendar::REFRESH_EVENT, $input ); return true;`,
		id
	);

/** Deletes the cached calendars and their jobs. */
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

/** Resets faults and cached calendars before each test. */
export function beginAnew(): void {
	test.beforeEach( async () => {
		await setFaults();
		await forget();
	} );
	test.afterAll( () => setFaults() );
}
