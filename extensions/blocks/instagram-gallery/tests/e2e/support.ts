import { createHash } from 'node:crypto';
import { php, platformRequests, resetPlatform, setFaults, test } from '#e2e';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-instagram-gallery';

/** A token that the mocked Instagram accepts. */
export const TOKEN = 'IGAAharbourharbourharbourharbourharbour';

/** Returns the reference of an account: by ID for the owner's, by name for the platform's. */
export const referenceOf = ( kind: 'owner' | 'platform', name: string ) =>
	`account-${ createHash( 'sha256' ).update( `instagram ${ kind } ${ name }` ).digest( 'hex' ).slice( 0, 16 ) }`;

/** Reference to the owner's account at the mock. */
export const OWNER = referenceOf( 'owner', '17841400000000001' );

/** Returns a gallery block. */
export const markup = ( attributes: object = {} ) =>
	`<!-- wp:dovetail/instagram-gallery ${ JSON.stringify( { accessToken: OWNER, instagramUser: 'harbour.bakery', ...attributes } ) } -->
<div class="wp-block-dovetail-instagram-gallery"><p><a href="https://www.instagram.com/harbour.bakery/">instagram.com/harbour.bakery</a></p></div>
<!-- /wp:dovetail/instagram-gallery -->`;

/** Makes a request to Instagram or the platform fail; null removes the fault. */
export const fault = ( key: string, kind: object | string | null ) =>
	setFaults( kind ? { [ key ]: kind } : {} );

/** Returns the paths of requests to Instagram, oldest first. */
export const asked = async (): Promise< string[] > =>
	( await platformRequests< { key: string | null } >() ).flatMap(
		( { key } ) =>
			key?.startsWith( 'GET instagram:' )
				? [ key.slice( 'GET instagram:'.length ) ]
				: []
	);

/** Stores the owner's token; an empty token removes it. */
const connect = ( token: string ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'instagram' ), $input ); return 1;`,
		token
	);

/** Runs the queue's job for an account. */
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

/** Sets an account's last check to the given number of seconds ago. */
export const age = ( seconds: number, reference = OWNER ) =>
	php(
		`$name = \\Dovetail\\Instagram_Gallery\\Gallery::OPTION . $input['reference'];
		return update_option( $name, array( 'checked' => time() - $input['seconds'] ) + get_option( $name ), false );`,
		{ reference, seconds }
	);

/** Updates the stored data of an account's token. */
export const changeAccount = ( change: object, reference = OWNER ) =>
	php(
		`\\Dovetail\\Instagram_Gallery\\Accounts::change( $input['reference'], $input['change'] ); return 1;`,
		{ reference, change }
	);

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
		// Delete only the files: other PHP processes of the test WordPress would not notice that a folder is missing.
		array_map( 'unlink', glob( wp_upload_dir()['basedir'] . '/dovetail-blocks/instagram/*/*' ) );
		return 1;` );

/** Starts each test with the owner's account and without cached posts. */
export function beginAnew( scenario = 'paid', token = TOKEN ): void {
	const start = async ( entered: string ) => {
		await resetPlatform( scenario );
		await fault( '', null );
		await connect( '' );
		await forget();
		await connect( entered );
	};
	test.beforeEach( () => start( token ) );
	test.afterAll( async () => {
		await start( '' );
		await resetPlatform();
	} );
}
