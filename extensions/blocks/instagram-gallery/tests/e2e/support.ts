import { createHash } from 'node:crypto';
import { php, platformUrl, test } from '#e2e';

/** The block, on the page and in the canvas. */
export const BLOCK = '.wp-block-dovetail-instagram-gallery';

/** A token that the mock of Instagram knows. */
export const TOKEN = 'IGAAharbourharbourharbourharbourharbour';

/** The reference of an account: of the owner's by its id, of the platform's by its name. */
export const referenceOf = ( kind: 'owner' | 'platform', name: string ) =>
	`account-${ createHash( 'sha256' ).update( `instagram ${ kind } ${ name }` ).digest( 'hex' ).slice( 0, 16 ) }`;

/** Reference to the owner's account at the mock. */
export const OWNER = referenceOf( 'owner', '17841400000000001' );

/** A block as a post holds it. */
export const markup = ( attributes: object = {} ) =>
	`<!-- wp:dovetail/instagram-gallery ${ JSON.stringify( { accessToken: OWNER, instagramUser: 'harbour.bakery', ...attributes } ) } -->
<div class="wp-block-dovetail-instagram-gallery"><p><a href="https://www.instagram.com/harbour.bakery/">instagram.com/harbour.bakery</a></p></div>
<!-- /wp:dovetail/instagram-gallery -->`;

/** Controls the mock platform. */
const steer = ( path: string, method: string, data: unknown ) =>
	fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );

/** Lets Instagram or the platform fail; null mends it. */
export const fault = ( key: string, kind: object | string | null ) =>
	steer( 'faults', 'PUT', kind ? { [ key ]: kind } : {} );

/** Requests that Instagram got, by path, oldest first. */
export const asked = async (): Promise< string[] > =>
	(
		( await (
			await fetch( `${ platformUrl() }/__platform/log` )
		).json() ) as { key: string | null }[]
	 ).flatMap( ( { key } ) =>
		key?.startsWith( 'GET instagram:' )
			? [ key.slice( 'GET instagram:'.length ) ]
			: []
	);

/** Enters a token of the owner's, or takes it out. */
const connect = ( token: string ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'instagram' ), $input ); return 1;`,
		token
	);

/** Does what the queue would do for an account. */
export const refresh = ( reference = OWNER ) =>
	php(
		`return \\Dovetail\\Instagram_Gallery\\Gallery::refresh_later( $input );`,
		reference
	);

/** Returns the stored posts of an account. */
export const known = ( reference = OWNER ) =>
	php< {
		problem: string;
		posts: {
			id: string;
			caption: string;
			copies?: { names: Record< string, string > };
		}[];
	} >(
		`return \\Dovetail\\Instagram_Gallery\\Gallery::entry( $input );`,
		reference
	);

/** Lets so many seconds pass since an account was looked at. */
export const age = ( seconds: number, reference = OWNER ) =>
	php(
		`$name = \\Dovetail\\Instagram_Gallery\\Gallery::OPTION . $input['reference'];
		return update_option( $name, array( 'checked' => time() - $input['seconds'] ) + get_option( $name ), false );`,
		{ reference, seconds }
	);

/** Changes what is known of an account's token. */
export const changeAccount = ( change: object, reference = OWNER ) =>
	php(
		`\\Dovetail\\Instagram_Gallery\\Accounts::change( $input['reference'], $input['change'] ); return 1;`,
		{ reference, change }
	);

/** Forgets all that the site knows, and what it was to do about it. */
const forget = () =>
	php( `
		global $wpdb;
		foreach ( array( 'refresh', 'token', 'clean' ) as $job ) {
			\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_instagram_' . $job );
		}
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_instagram_%' OR option_name LIKE 'dovetail_blocks_count_%' OR option_name LIKE '%dovetail_blocks_connection_state_instagram'" ) as $name ) {
			delete_option( $name );
		}
		\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {locks}" );
		delete_transient( 'dovetail_blocks_instagram_accounts' );
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'dovetail_blocks_platform_user', '', true );
		// Files, and not their folders: another PHP of the embedded WordPress would not notice.
		array_map( 'unlink', glob( wp_upload_dir()['basedir'] . '/dovetail-blocks/instagram/*/*' ) );
		return 1;` );

/** Has each test of a file begin with an account of the owner's, and nothing known of it. */
export function beginAnew( scenario = 'paid', token = TOKEN ): void {
	const start = async ( entered: string ) => {
		await steer( 'reset', 'POST', { scenario } );
		await fault( '', null );
		await connect( '' );
		await forget();
		await connect( entered );
	};
	test.beforeEach( () => start( token ) );
	test.afterAll( async () => {
		await start( '' );
		await steer( 'reset', 'POST', { scenario: 'paid' } );
	} );
}
