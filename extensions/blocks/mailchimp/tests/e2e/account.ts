import { php, platformUrl, test } from '#e2e';

/** Of the owner's account at the mock. */
export const KEY = '0123456789abcdef0123456789abcdef-us21';

/** Controls the mock platform. */
export const steer = ( path: string, method: string, data: unknown ) =>
	fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );

/** Connects with a key, or with none: then the platform answers. */
export const connect = ( key: string ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'mailchimp' ), $input ); return 1;`,
		key
	);

/** Forgets what was counted, kept and noted. */
const forget = () =>
	php( `
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_mailchimp\\_%' OR option_name LIKE 'dovetail\\_blocks\\_claim\\_%'" );
		\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_mailchimp_sign_up' );
		\\Dovetail\\Mailchimp\\Audiences::forget();
		delete_option( 'dovetail_blocks_connection_state_mailchimp' );
		return 1;` );

type Logged = { method: string; path: string; data: unknown };

/** What was asked of Mailchimp, of the platform, or of both, oldest first. */
export const asked = async (
	part = /mailchimp|^\/3\.0\//
): Promise< Logged[] > =>
	(
		( await (
			await fetch( `${ platformUrl() }/__platform/log` )
		).json() ) as Logged[]
	 ).filter( ( { path } ) => part.test( path ) );

/** Asks the site as an administrator; of a refusal its code and where it leads. */
export const ASK = `
	wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
	$ask = static function ( $method, $path, $query = array(), $data = null ) {
		$request = new WP_REST_Request( $method, $path );
		$request->set_query_params( $query );
		if ( null !== $data ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( $data ) );
		}
		$answer = rest_do_request( $request );
		$data   = json_decode( wp_json_encode( $answer->get_data() ), true );
		return $answer->is_error() ? array( $answer->get_status(), $data['code'], $data['data']['address'] ?? null ) : $data;
	};`;

/** Signs somebody up by the form, as its page would. */
export const SIGN_UP = `
	$sign_up = static function ( $email, $attributes = array() ) {
		$settings = \\Dovetail\\Mailchimp\\Form::settings( \\Dovetail\\Plugin\\Attributes::for_block( 'mailchimp', $attributes ) );
		$result   = \\Dovetail\\Mailchimp\\Form::kind()->take( array(
			'dovetail_email'     => $email,
			'dovetail_leave_empty'   => '',
			'dovetail_settings'  => $settings,
			'dovetail_signature' => \\Dovetail\\Mailchimp\\Form::kind()->sign( array( 'dovetail_settings' => $settings ) ),
		) );
		return is_wp_error( $result ) ? array( $result->get_error_code(), $result->get_error_data()['address'] ?? null ) : $result;
	};
	$waiting = static fn() => count( \\Dovetail\\Mailchimp\\Outbox::unfinished() );`;

/** Runs code with a stand-in for Mailchimp that gives the answer to every call. */
export const answering = (
	code: string,
	status: number,
	body: string,
	headers: Record< string, string > = {}
) => `
	$stand_in = static fn() => array( 'headers' => json_decode( '${ JSON.stringify(
		headers
	) }', true ), 'body' => ${ JSON.stringify(
		body
	) }, 'response' => array( 'code' => ${ status }, 'message' => '' ), 'cookies' => array(), 'filename' => null );
	add_filter( 'pre_http_request', $stand_in, 99 );
	${ code }
	remove_filter( 'pre_http_request', $stand_in, 99 );`;

/** Has each test of a file begin with a fresh account, without a key, and with nothing counted, kept or noted. */
export function beginAnew(): void {
	test.beforeEach( async () => {
		await steer( 'reset', 'POST', { scenario: 'paid' } );
		await steer( 'faults', 'PUT', {} );
		await connect( '' );
		await forget();
	} );
	test.afterAll( async () => {
		await connect( '' );
		await forget();
		await steer( 'reset', 'POST', { scenario: 'paid' } );
	} );
}
