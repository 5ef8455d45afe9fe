import { expect, php, runPhp, siteUrl, test } from '#e2e';
import { age, fault, feed, forget, markup, post, read } from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

/** Counts what is asked of other servers while the code runs; `$answer()` is what they say. */
const COUNTING = `
	$asked  = 0;
	$answer = static fn() => new WP_Error( 'http_request_failed', 'No.' );
	add_filter( 'pre_http_request', static function () use ( &$asked, &$answer ) {
		++$asked;
		return $answer();
	} );
	$entry = static fn() => get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $input ) );
	$job   = static fn() => do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, $input );
	$due   = static fn() => \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, array( $input ) );
	$page  = static fn() => \\Dovetail\\Podcast_Player\\Feed::for_page( $input );`;

test( 'viewing a page causes no request, however many players have dead feeds', async () => {
	const urls = Array.from( { length: 20 }, ( _, n ) =>
		feed( `dead-${ n }.xml` )
	);
	const [ asked, queued, html ] = await php< [ number, number, string ] >(
		`${ COUNTING }
		$html = do_blocks( $input['content'] );
		return array( $asked, count( array_filter( $input['urls'], static fn( $url ) => \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, array( $url ) ) ) ), $html );`,
		{ urls, content: urls.map( ( url ) => markup( url ) ).join( '\n\n' ) }
	);
	expect( [ asked, queued ] ).toEqual( [ 0, 20 ] );
	for ( const url of urls ) {
		expect( html ).toContain( `href="${ url }">RSS</a>` );
		expect( html ).not.toContain( `${ url }</a>` );
	}
} );

test( 'the public route answers what there is and fetches nothing, however often it is called', async () => {
	const id = await post();
	await age();
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	const [ , address = '' ] = /data-refresh="([^"]+)"/.exec( html ) ?? [];
	const answers = await Promise.all(
		Array.from( { length: 20 }, async () => {
			const response = await fetch( address );
			return [ response.status, await response.json() ];
		} )
	);
	for ( const [ status, answer ] of answers ) {
		expect( status ).toBe( 200 );
		expect( answer ).toMatchObject( { pending: true, version: 'old' } );
	}
	expect(
		await php(
			`return array( get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $input ) )['checked'], count( array_filter( array_column( _get_cron_array(), \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT ) ) ) );`,
			feed()
		)
	).toEqual( [ 1, 1 ] );
	await read();
	expect( await ( await fetch( address ) ).json() ).toMatchObject( {
		pending: false,
		version: expect.not.stringMatching( /^old$/ ),
	} );
} );

test( 'a feed is fetched by one at a time, and a failure is left alone for five minutes', async () => {
	expect(
		await php(
			`${ COUNTING }
			$inside = array();
			$fail   = $answer;
			$answer = static function () use ( &$inside, $fail, $job, $entry, $input ) {
				// What others get meanwhile.
				$job();
				$author = \\Dovetail\\Podcast_Player\\Feed::for_author( $input );
				$inside = array( $author['error'], $entry()['error'], abs( $entry()['checked'] - time() ) < 5 );
				return $fail();
			};
			$job();
			$seen   = array( 'inside' => $inside, 'asked' => $asked, 'error' => $entry()['error'] );
			$answer = $fail;
			$asked  = 0;
			$job();
			$page();
			$seen['patience'] = array( $asked, $due() );
			$later = static function ( $seconds ) use ( $entry, $input ) {
				set_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $input ), array( 'checked' => time() - $seconds ) + $entry() );
			};
			$later( 295 );
			$page();
			$seen['before'] = $due();
			$later( 301 );
			$page();
			$seen['after'] = $due();
			// An author does not wait for that: she may have mended it.
			$asked = 0;
			\\Dovetail\\Podcast_Player\\Feed::for_author( $input );
			$seen['author'] = $asked;
			return $seen;`,
			feed()
		)
	).toEqual( {
		inside: [ 'podcast_busy', 'podcast_busy', true ],
		asked: 1,
		error: 'podcast_unreachable',
		patience: [ 0, false ],
		before: false,
		after: true,
		author: 1,
	} );
} );

test( 'an attempt that kills its process is known: nobody tries again before the time', async () => {
	await read();
	await age();
	const dying = `add_filter( 'pre_http_request', static function () { exit; } );
		do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, '${ feed() }' );
		echo 'alive';`;
	expect( await runPhp( dying ) ).not.toContain( 'alive' );
	expect(
		await php(
			`${ COUNTING }
			$kept = $entry();
			$page();
			$job();
			$author = \\Dovetail\\Podcast_Player\\Feed::for_author( $input );
			return array( $kept['error'], count( $kept['feed']['tracks'] ), abs( $kept['checked'] - time() ) < 30, $asked, count( $author['feed']['tracks'] ) );`,
			feed()
		)
	).toEqual( [ 'podcast_busy', 3, true, 0, 3 ] );
} );

test( 'a clock that was set back, and a database that refuses, leave nothing behind', async () => {
	expect(
		await php(
			`${ COUNTING }
			set_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $input ), array( 'checked' => time() + YEAR_IN_SECONDS, 'error' => '', 'version' => '', 'feed' => null ) );
			$page();
			$seen   = array( 'future' => $due() );
			$refuse = static fn( $query ) => false !== strpos( $query, 'dovetail_blocks_claim_podcast' ) ? '' : $query;
			add_filter( 'query', $refuse );
			$job();
			$seen['refused'] = $asked;
			remove_filter( 'query', $refuse );
			$job();
			$seen['later'] = $asked;
			return $seen;`,
			feed()
		)
	).toEqual( { future: true, refused: 0, later: 1 } );
} );

test( 'an author can fetch twenty feeds a minute, and is told to wait after that', async () => {
	const answers = await php< string[] >(
		`${ COUNTING }
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		return array_map( static function ( $n ) use ( $input ) {
			$request = new WP_REST_Request( 'GET', '/wpcom/v2/podcast-player' );
			$request->set_query_params( array( 'url' => "$input?$n" ) );
			return rest_do_request( $request )->get_data()['code'];
		}, range( 1, 21 ) );`,
		feed()
	);
	expect( answers.slice( 0, 20 ) ).toEqual(
		Array( 20 ).fill( 'podcast_unreachable' )
	);
	expect( answers[ 20 ] ).toBe( 'podcast_busy' );
} );

test( 'a page parses nothing for its players, and names the post or the pattern that holds each', async () => {
	const content = markup( feed(), { itemsToShow: 1 } );
	await php( `${ COUNTING } $job(); return true;`, feed() );
	expect(
		await php(
			`$make = static fn( $type, $content, $more = array() ) => wp_insert_post( wp_slash( $more + array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => $content ) ) );
			$named = static fn( $html ) => preg_match_all( '~/podcast-player/(\\d+)/(?=[0-9a-f]{12}")~', $html, $found ) ? array_map( 'intval', $found[1] ) : array();
			$parsed = 0;
			add_filter( 'block_parser_class', static function ( $parser ) use ( &$parsed ) {
				++$parsed;
				return $parser;
			} );
			$draw = static function ( $id ) use ( $named, &$parsed ) {
				$GLOBALS['post'] = get_post( $id );
				setup_postdata( $GLOBALS['post'] );
				$parsed = 0;
				return array( $named( apply_filters( 'the_content', $GLOBALS['post']->post_content ) ), $parsed );
			};
			$with    = static function ( $block ) use ( $make ) {
				$pattern = $make( 'wp_block', "<!-- wp:group --><div>$block</div><!-- /wp:group -->" );
				return array( $make( 'post', $block . $block . '<!-- wp:block {"ref":' . $pattern . '} /-->' ), $pattern );
			};
			list( $post, $pattern ) = $with( $input );
			$plain   = $with( '<!-- wp:separator /-->' )[0];
			$locked  = $make( 'post', $input, array( 'post_password' => 'rye' ) );
			$draft   = $make( 'post', $input, array( 'post_status' => 'draft' ) );
			// What WordPress itself parses once for all is parsed by then.
			$draw( $plain );
			list( $holders, $times ) = $draw( $post );
			return array(
				'post'     => array( $post, $post, $pattern ) === $holders,
				'parsed'   => $times - $draw( $plain )[1],
				'locked'   => $draw( $locked )[0],
				'draft'    => $draw( $draft )[0],
				'template' => $named( do_blocks( $input ) ),
			);`,
			content
		)
	).toEqual( {
		post: true,
		parsed: 0,
		locked: [],
		draft: [],
		template: [],
	} );
} );

test( 'a player is answered for in a post or a published pattern without a password, and nowhere else', async () => {
	const content = markup( feed(), { itemsToShow: 1 } );
	await php( `${ COUNTING } $job(); return true;`, feed() );
	expect(
		await php(
			`$ask = static function ( $type, $more = array(), $around = '%s' ) use ( $input ) {
				$id     = wp_insert_post( wp_slash( $more + array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => sprintf( $around, $input['content'] ) ) ) );
				$key    = substr( md5( $input['url'] . ' 1' ), 0, 12 );
				$answer = rest_do_request( new WP_REST_Request( 'GET', "/wpcom/v2/podcast-player/$id/$key" ) );
				return $answer->get_status();
			};
			return array(
				'post'    => $ask( 'post' ),
				'deep'    => $ask( 'post', array(), '<!-- wp:group --><div><!-- wp:group --><div>%s</div><!-- /wp:group --></div><!-- /wp:group -->' ),
				'pattern' => $ask( 'wp_block' ),
				'draft'   => $ask( 'wp_block', array( 'post_status' => 'draft' ) ),
				'trash'   => $ask( 'post', array( 'post_status' => 'trash' ) ),
				'locked'  => $ask( 'wp_block', array( 'post_password' => 'rye' ) ),
				'secret'  => $ask( 'post', array( 'post_password' => 'rye' ) ),
				'hidden'  => $ask( 'oembed_cache' ),
				'none'    => $ask( 'post', array(), '<p>rye</p>' ),
			);`,
			{ url: feed(), content }
		)
	).toEqual( {
		post: 200,
		deep: 200,
		pattern: 200,
		draft: 404,
		trash: 404,
		locked: 404,
		secret: 404,
		hidden: 404,
		none: 404,
	} );
} );
