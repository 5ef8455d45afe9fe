import { expect, php, test } from '#e2e';
import { LIBRARY, removeLibrary } from '../../../tests/e2e/library';
import {
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	steer,
} from '../../../tests/e2e/support';
import { records, statuses, THREAD } from './chain-support';

beginAnew();
removeLibrary();

const ALL = { mastodon: MASTODON, bluesky: BLUESKY };

for ( const [ what, network, path, status ] of [
	[ 'Mastodon', 'mastodon', 'POST mastodon:/api/v2/media', 422 ],
	[ 'Mastodon', 'mastodon', 'POST mastodon:/api/v2/media', 413 ],
	[
		'Bluesky',
		'bluesky',
		'POST bluesky:/xrpc/com.atproto.repo.uploadBlob',
		400,
	],
] as const ) {
	test( `where ${ what } answers a thread’s pictures with ${ status }, the words go without, and the log says so`, async () => {
		await connect( { [ network ]: ALL[ network ] } );
		await steer( 'faults', 'PUT', {
			[ path ]: { kind: 'refused', status },
		} );
		const said = await php< Record< string, string > >(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
			$post = $thread( $words( 'Flour' ) . $image( $library( array( 300, 200, 100 ) ) ) . $image( $library( array( 300, 200, 100 ) ) ) . '<!-- wp:separator --><hr/><!-- /wp:separator -->' . $image( $library( array( 300, 200, 100 ) ) ) . $words( 'Salt' ) );
			$share( $post );
			return $said( $post );`
		);
		expect( said[ network ] ).toMatch(
			/^Shared to \w+, .+\. 3 images or videos could not be attached\.$/
		);
		const texts =
			network === 'mastodon'
				? ( await statuses() ).map( ( each ) => each.status )
				: ( await records() ).map( ( { record } ) => record.text );
		// A post that had a picture alone has nothing to show.
		expect( texts ).toEqual( [
			'Rye bread\n\nA thread ⬇️',
			'Flour',
			'Salt',
			expect.stringMatching( /^This thread/ ),
		] );
		const chain =
			network === 'mastodon'
				? ( await statuses() ).map( ( each ) =>
						Number( each.in_reply_to_id )
					)
				: ( await records() ).map( ( { record } ) =>
						record.reply?.parent.uri.slice( -13 )
					);
		const before =
			network === 'mastodon'
				? [ NaN, chain[ 1 ], Number( chain[ 1 ] ) + 1 ]
				: [
						undefined,
						...( await records() ).map( ( { rkey } ) => rkey ),
					].slice( 0, 3 );
		expect( chain.slice( 0, 3 ) ).toEqual( before );
	} );
}

test( 'a missing image, a foreign image and a video do not stop a thread, and the log counts them', async () => {
	await connect( ALL );
	const said = await php< Record< string, string > >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
		$gone    = $library( array( 300, 200, 100 ) );
		$smaller = $library( array( 400, 222, 100 ) );
		$file    = get_attached_file( $gone );
		array_map( 'unlink', array( $file, str_replace( '.jpg', '-900x600.jpg', $file ), get_attached_file( $smaller ) ) );
		$post = $thread(
			$words( 'Flour' ) . $image( $gone ) . $image( $smaller ) . $image( $smaller, '', 'https://elsewhere.example/a.jpg' )
			. $words( 'Oven' ) . '<!-- wp:video --><figure class="wp-block-video"><video controls src="https://bakery.example/oven.mp4"></video></figure><!-- /wp:video -->'
		);
		$share( $post );
		return array( 'sent' => implode( ' ', array_map( static fn( $upload ) => (string) strlen( $upload[1] ), array_slice( $uploads, 1 ) ) ) ) + $said( $post );`
	);
	// The size that is there is sent, and shown in the card.
	expect( said.sent ).toBe( '222 222' );
	for ( const network of [ 'mastodon', 'bluesky' ] ) {
		expect( said[ network ] ).toMatch(
			/\. 3 images or videos could not be attached\.$/
		);
	}
	expect( ( await statuses() ).map( ( { status } ) => status ) ).toEqual( [
		'Rye bread\n\nA thread ⬇️',
		'Flour',
		'Oven',
		expect.stringMatching( /^This thread/ ),
	] );
	expect( await records() ).toHaveLength( 4 );
} );

test( 'a thread that resumes much later is not given up, and each post has its own retries', async () => {
	await connect( { mastodon: MASTODON } );
	const { rows, log } = await php< {
		rows: { doubt: number; tries: number; state: string }[];
		log: Record< string, string[] >;
	} >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
		$post = $thread( implode( '', array_map( $words, range( 1, 8 ) ) ) );
		$now  = static fn() => \\Dovetail\\Publicize\\Shares::of( $post, 'mastodon' );
		// One more post goes each time, then the server is busy.
		$count = 0;
		$most  = 1;
		add_filter( 'pre_http_request', static function ( $no, $args, $url ) use ( &$count, &$most ) {
			if ( ! preg_match( '~/statuses$~', $url ) || ++$count <= $most ) { return $no; }
			return array( 'headers' => array(), 'body' => '{}', 'response' => array( 'code' => 429, 'message' => '' ), 'cookies' => array(), 'filename' => null );
		}, 98, 3 );
		for ( $try = 0; $try < 9; $try++ ) {
			$count = 0;
			$share( $post );
			$rows[] = $now();
		}
		$most = 99;
		$share( $post );
		return array( 'rows' => $rows, 'log' => $log( $post ) );`
	);
	// Eight tries each of which got on: more than one post has.
	expect(
		rows.map( ( { doubt, tries, state } ) => [ doubt, tries, state ] )
	).toEqual( Array( 9 ).fill( [ 0, 1, 'waiting' ] ) );
	expect( log.mastodon?.[ 0 ] ).toBe( 'done' );
	expect( await statuses() ).toHaveLength( 10 );
} );

test( 'retries keep the format (thread or single post) of the first attempt', async () => {
	await connect( { mastodon: MASTODON } );
	for ( const isThread of [ true, false ] ) {
		const keys = await php< string[] >(
			`${ NO_PLATFORM } ${ SHARE }
			$keys = array();
			add_filter( 'pre_http_request', static function ( $no, $args, $url ) use ( &$keys ) {
				if ( ! preg_match( '~/statuses$~', $url ) ) { return $no; }
				$keys[] = $args['headers']['Idempotency-Key'];
				return 1 === count( $keys ) ? new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) : $no;
			}, 98, 3 );
			$post = wp_insert_post( wp_slash( array( 'post_title' => 'Rye bread', 'post_content' => '<!-- wp:paragraph --><p>Rye.</p><!-- /wp:paragraph -->', 'post_status' => 'draft', 'post_author' => 1 ) ) );
			update_post_meta( $post, 'jetpack_is_tweetstorm', $input );
			wp_publish_post( $post );
			$share( $post );
			update_post_meta( $post, 'jetpack_is_tweetstorm', ! $input );
			$share( $post );
			return $keys;`,
			isThread
		);
		// The first one twice, then the rest of a thread.
		expect( keys ).toHaveLength( isThread ? 4 : 2 );
		expect( keys[ 1 ] ).toBe( keys[ 0 ] );
	}
} );
