import { php, platformRequests, resetPlatform, test } from '#e2e';

/** Key of the mocked account. */
export const KEY = 'playground0playground0playground0playground0playground00';

/** Connects the site with a Pexels key. Without a key, the site uses the platform. */
export const connect = ( key: string ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'pexels' ), $input ); return 1;`,
		key
	);

const forget = () =>
	php( `
		global $wpdb;
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => '_dovetail_blocks_source' ) ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		foreach ( array( '_transient_dovetail_blocks_pexels', '_transient_timeout_dovetail_blocks_pexels', '_transient_dovetail_blocks_openverse', '_transient_timeout_dovetail_blocks_openverse', 'dovetail_blocks_count_', 'dovetail_blocks_connection_state_pexels' ) as $start ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) );
		}
		\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {locks}" );
		wp_cache_flush();
		return 1;` );

type Logged = {
	path: string;
	query: Record< string, string >;
	status: unknown;
};

/** Returns the requests to matching mock paths, oldest first. */
export const asked = async ( part: RegExp ): Promise< Logged[] > =>
	( await platformRequests< Logged >() ).filter( ( { path } ) =>
		part.test( path )
	);

/** Starts each test with a key, an empty library, and no caches or rate limit counts. */
export function beginAnew(): void {
	test.beforeEach( async () => {
		await resetPlatform();
		await connect( KEY );
		await forget();
		await resetPlatform();
	} );
	test.afterAll( async () => {
		await connect( '' );
		await forget();
		await resetPlatform();
	} );
}
