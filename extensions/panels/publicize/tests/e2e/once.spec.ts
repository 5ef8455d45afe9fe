import { createPost, expect, php, test, withPlugin } from '#e2e';
import {
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
	WAITING,
} from './support';

beginAnew();

const publish = `wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );`;
const draft = `wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );`;

for ( const [ how, code ] of [
	[ 'is published in the editor', publish ],
	[
		'is published by REST',
		`wp_set_current_user( 1 ); $request = new WP_REST_Request( 'POST', "/wp/v2/posts/$post" ); $request->set_param( 'status', 'publish' ); rest_do_request( $request );`,
	],
	[
		'is scheduled and its time has come',
		`wp_update_post( array( 'ID' => $post, 'post_status' => 'future', 'post_date' => wp_date( 'Y-m-d H:i:s', time() + 3600 ), 'edit_date' => true ) ); $before = count( \\Dovetail\\Publicize\\Shares::all( $post ) ); wp_publish_post( $post ); if ( $before ) { return 'early'; }`,
	],
	[
		'is published by quick edit',
		`wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/post.php'; edit_post( array( 'post_ID' => $post, 'post_type' => 'post', '_status' => 'publish', 'post_status' => 'publish', 'post_title' => 'Rye', 'content' => 'Baked.', 'user_ID' => 1 ) );`,
	],
	[
		'is published, changed and published again',
		`${ publish } wp_update_post( array( 'ID' => $post, 'post_title' => 'Rye!' ) ); ${ draft } ${ publish }`,
	],
	[
		'is trashed and untrashed afterwards',
		`${ publish } wp_trash_post( $post ); wp_untrash_post( $post ); ${ publish }`,
	],
] as const ) {
	test( `a post that ${ how } is shared once to each connection`, async () => {
		await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
		const id = await createPost( { content: 'Rye.', status: 'draft' } );
		expect(
			await php(
				`${ NO_PLATFORM } ${ SHARE } $post = $input; ${ code } $share( $post ); ${ draft } ${ publish } $share( $post ); return array_map( static fn( $row ) => $row['state'], \\Dovetail\\Publicize\\Shares::all( $post ) );`,
				id
			)
		).toEqual( { mastodon: 'done', bluesky: 'done' } );
		expect( await statuses() ).toHaveLength( 1 );
		expect( await asked( /createRecord$/ ) ).toHaveLength( 1 );
	} );
}

test( 'fifty publishes at one time share a post once', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( { content: 'Rye.', status: 'draft' } );
	await Promise.all(
		Array.from( { length: 50 }, () =>
			php(
				`${ NO_PLATFORM } $post = $input; ${ publish } \\Dovetail\\Publicize\\Sharing::begin( $post, get_post( $post ), true, null ); do_action( 'dovetail_blocks_share_post', $post, 'mastodon' ); return 1;`,
				id
			)
		)
	);
	expect( await statuses() ).toHaveLength( 1 );
} );

test( 'shares pending when a post is unpublished continue with the next publication, except disabled ones', async () => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	expect(
		await php( `
			${ NO_PLATFORM } ${ SHARE } ${ WAITING }
			$post = $waiting(); ${ draft }
			$resting = $share( $post );
			update_post_meta( $post, '_dovetail_publicize', array( 'bluesky' => false ) );
			${ publish } $share( $post );
			return array( $resting, array_keys( $log( $post ) ) );` )
	).toEqual( [ { mastodon: true, bluesky: true }, [ 'mastodon' ] ] );
	expect( await statuses() ).toHaveLength( 1 );
	expect( await asked( /createRecord$/ ) ).toHaveLength( 0 );
} );

for ( const [ what, args ] of [
	[ 'a draft', `array( 'post_status' => 'draft' )` ],
	[ 'a private post', `array( 'post_status' => 'private' )` ],
	[
		'a post behind a password',
		`array( 'post_status' => 'publish', 'post_password' => 'rye' )`,
	],
	[ 'a page', `array( 'post_status' => 'publish', 'post_type' => 'page' )` ],
	[
		'a post of last year',
		`array( 'post_status' => 'publish', 'post_date' => '2025-01-02 03:04:05' )`,
	],
	[ 'a pending post', `array( 'post_status' => 'pending' )` ],
] as const ) {
	test( `${ what } is shared nowhere`, async () => {
		await connect( { mastodon: MASTODON } );
		expect(
			await php(
				`${ NO_PLATFORM } $post = wp_insert_post( ${ args } + array( 'post_title' => 'Rye', 'post_content' => 'x' ) ); return \\Dovetail\\Publicize\\Shares::all( $post );`
			)
		).toEqual( [] );
	} );
}

test( 'what is imported is never shared, not even when it is published again', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await php< number >(
		`define( 'WP_IMPORTING', true ); ${ NO_PLATFORM } return wp_insert_post( array( 'post_title' => 'Rye', 'post_content' => 'x', 'post_status' => 'publish' ) );`
	);
	expect(
		await php(
			`${ NO_PLATFORM } $post = $input; ${ draft } ${ publish } return \\Dovetail\\Publicize\\Shares::all( $post );`,
			id
		)
	).toEqual( [] );
} );

test( 'a copy of a shared post is a new post', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php( `
			${ NO_PLATFORM } ${ SHARE } ${ WAITING }
			$post = $waiting();
			$share( $post );
			$copy = wp_insert_post( array( 'post_title' => 'Copy', 'post_content' => 'x', 'post_status' => 'draft' ) );
			foreach ( get_post_meta( $post ) as $key => $values ) { add_post_meta( $copy, $key, wp_slash( $values[0] ) ); }
			wp_publish_post( $copy );
			return $log( $copy )['mastodon'][0];` )
	).toBe( 'waiting' );
} );

test( 'a lost event is found again by the daily look', async () => {
	await connect( { mastodon: MASTODON } );
	const [ id, jobs ] = await php< [ number, unknown[] ] >(
		`${ NO_PLATFORM } ${ WAITING } $post = $waiting(); \\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_share_post' ); return array( $post, \\Dovetail\\Publicize\\Shares::unfinished() );`
	);
	expect( jobs ).toContainEqual( [ id, 'mastodon' ] );
} );

test( 'a post that nobody may read without a password takes no place of the daily look, and is shared when everybody may', async () => {
	await connect( { mastodon: MASTODON } );
	const [ id, behind, open ] = await php< [ number, unknown[], unknown[] ] >(
		`${ NO_PLATFORM } ${ WAITING }
		$post = $waiting();
		wp_update_post( array( 'ID' => $post, 'post_password' => 'rye' ) );
		$behind = \\Dovetail\\Publicize\\Shares::unfinished();
		wp_update_post( array( 'ID' => $post, 'post_password' => '' ) );
		return array( $post, $behind, \\Dovetail\\Publicize\\Shares::unfinished() );`
	);
	expect( behind ).toEqual( [] );
	expect( open ).toEqual( [ [ id, 'mastodon' ] ] );
} );

test( 'the daily look finds what waits by its key alone, however many posts were shared, and forgets what waits no more', async () => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	const { first, again, waits, query } = await php< {
		first: [ number, string ][];
		again: [ number, string ][];
		waits: number[];
		query: string;
	} >( `
		${ NO_PLATFORM } ${ SHARE } ${ WAITING }
		global $wpdb;
		$shared  = $waiting();
		$share( $shared );
		$post    = $waiting();
		$kept    = get_post_meta( $post );
		$drafted = $waiting();
		wp_update_post( array( 'ID' => $drafted, 'post_status' => 'draft' ) );
		$copy = wp_insert_post( array( 'post_title' => 'Copy', 'post_content' => 'x', 'post_status' => 'publish', 'post_date' => '2025-01-02 03:04:05' ) );
		foreach ( $kept as $key => $values ) { foreach ( $values as $value ) { add_post_meta( $copy, $key, wp_slash( $value ) ); } }
		$ours  = static fn( $jobs ) => array_values( array_filter( $jobs, static fn( $job ) => in_array( $job[0], array( $shared, $post, $drafted, $copy ), true ) ) );
		$asked = array();
		add_filter( 'query', static function ( $query ) use ( &$asked ) { $asked[] = $query; return $query; } );
		$first = $ours( \\Dovetail\\Publicize\\Shares::unfinished() );
		$query = $asked[0];
		$waits = array_map( static fn( $id ) => count( get_post_meta( $id, '_dovetail_sharing' ) ), array( $shared, $post, $drafted, $copy ) );
		\\Dovetail\\Publicize\\Shares::note( $post, 'bluesky', array( 'state' => 'failed' ) );
		\\Dovetail\\Publicize\\Sharing::try_again( $post, 'bluesky' );
		\\Dovetail\\Publicize\\Shares::note( $post, 'mastodon', array( 'state' => 'done' ) );
		$again = $ours( \\Dovetail\\Publicize\\Shares::unfinished() );
		return compact( 'first', 'again', 'waits', 'query' );` );
	expect( first.map( ( [ , connection ] ) => connection ) ).toEqual( [
		'mastodon',
		'bluesky',
	] );
	expect( again.map( ( [ , connection ] ) => connection ) ).toEqual( [
		'bluesky',
	] );
	expect( waits ).toEqual( [ 0, 2, 2, 0 ] );
	expect( query ).toMatch( /meta_key = '_dovetail_sharing'.+LIMIT 200$/ );
	expect( query ).not.toContain( 'LIKE' );
} );

test( 'kinds of posts that support it are shared, others are not', async () => {
	await connect( { mastodon: MASTODON } );
	await withPlugin(
		`add_action( 'init', static function () { register_post_type( 'e2e_loaf', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor', 'custom-fields', 'publicize' ) ) ); } );`,
		async () => {
			expect(
				await php(
					`${ NO_PLATFORM } $post = wp_insert_post( array( 'post_type' => 'e2e_loaf', 'post_title' => 'Rye', 'post_content' => 'x', 'post_status' => 'publish' ) ); return array_keys( \\Dovetail\\Publicize\\Shares::all( $post ) );`
				)
			).toEqual( [ 'mastodon' ] );
		}
	);
} );
