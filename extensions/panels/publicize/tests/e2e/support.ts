import { php, platformRequests, resetPlatform, setFaults, test } from '#e2e';

/** Values entered for the mock networks. */
export const MASTODON = {
	instance: 'https://social.example',
	token: 'mastodon-token-of-the-bakery',
};
export const BLUESKY = {
	username: 'bakery.bsky.social',
	password: 'abcd-efgh-ijkl-mnop',
	server: '',
};
export const TELEGRAM = {
	token: '123456789:the0telegram0token0of0the0bakery0',
	chat: '@harbourbakery',
};
export const WEBHOOK = {
	address: 'https://hooks.example/posts',
	secret: 'the-webhook-secret-of-the-bakery',
};

/** Secrets that must never be visible. */
export const SECRETS = [
	MASTODON.token,
	BLUESKY.password,
	TELEGRAM.token,
	WEBHOOK.secret,
	'session-1',
];

type Values = {
	mastodon?: object;
	bluesky?: object;
	telegram?: object;
	webhook?: object;
};

/** Connects only the given accounts. */
export const connect = ( values: Values ) =>
	php(
		`foreach ( array( 'mastodon', 'bluesky', 'telegram', 'webhook' ) as $id ) {
			// Delete first, so that values missing from the input are removed.
			delete_option( \\Dovetail\\Connections\\Connections::option_name( $id ) );
			update_option( \\Dovetail\\Connections\\Connections::option_name( $id ), $input[ $id ] ?? array() );
		}
		return \\Dovetail\\Publicize\\Accounts::ids();`,
		values
	);

type Logged = {
	method: string;
	path: string;
	query: Record< string, string >;
	data: unknown;
};

/** Returns the requests to matching paths, oldest first. */
export const asked = async ( part: RegExp ): Promise< Logged[] > =>
	( await platformRequests< Logged >() ).filter( ( { path } ) =>
		part.test( path )
	);

/** Returns the statuses posted to Mastodon. */
export const statuses = async () =>
	( await asked( /\/api\/v1\/statuses$/ ) ).map(
		( { data } ) => data as { status: string; language: string }
	);

/** PHP that disconnects the platform; put it before other PHP. */
export const NO_PLATFORM = `add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => '' ) + $settings, 99 );`;

/** PHP that performs the due shares of a post. */
export const SHARE = `
	$share = static function ( $post ) {
		foreach ( array_keys( \\Dovetail\\Publicize\\Shares::all( $post ) ) as $id ) {
			\\Dovetail\\Plugin\\Database::update( 'deliveries', array( 'due' => time() ), array( 'type' => 'share', 'record' => $post, 'kind' => $id, 'state' => 'waiting' ) );
			\\Dovetail\\Plugin\\Deliveries::attempt( 'share', $post, $id );
		}
		wp_clear_scheduled_hook( \\Dovetail\\Plugin\\Deliveries::EVENT );
		return true;
	};
	$log = static fn( $post ) => array_map( static fn( $row ) => array( $row['state'], $row['sentence'], $row['url'] ), \\Dovetail\\Publicize\\Shares::all( $post ) );`;

/** PHP that creates a post with a message and a waiting share to one account. */
export const WAITING = `
	$waiting = static function ( $message = '', $title = 'Rye bread' ) {
		$post = wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_content' => 'Baked twice.', 'post_status' => 'draft', 'post_author' => 1 ) ) );
		update_post_meta( $post, 'jetpack_publicize_message', wp_slash( $message ) );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		return $post;
	};`;

/** Starts each test with no connections, no jobs and no recorded requests. */
export function beginAnew(): void {
	const forget = async () => {
		await connect( {} );
		await php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_publicize\\_%' OR option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_connection\\_state\\_%'" );
			\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {locks}' );
			\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Plugin\\Deliveries::EVENT );
			\\Dovetail\\Plugin\\Database::delete( 'deliveries', array( 'type' => 'share' ) );
			wp_cache_flush();
			return 1;` );
	};
	test.beforeEach( async () => {
		await forget();
		await resetPlatform();
		await setFaults();
	} );
	test.afterAll( async () => {
		await forget();
		await resetPlatform();
	} );
}
