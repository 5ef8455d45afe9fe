import { expect, php, runPhp, siteUrl, test } from '#e2e';
import { age, fault, feed, forget, post, read } from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

test( 'the public podcast route returns stored data and sends no request, however often it is called', async () => {
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

test( 'if reading a feed crashes PHP, the site waits before it reads the feed again', async () => {
	await read();
	await age();
	const dying = `add_filter( 'pre_http_request', static function () { exit; } );
		do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, '${ feed() }' );
		echo 'alive';`;
	expect( await runPhp( dying ) ).not.toContain( 'alive' );
	expect(
		await php(
			`$asked = 0;
			add_filter( 'pre_http_request', static function () use ( &$asked ) {
				++$asked;
				return new WP_Error( 'http_request_failed', 'No.' );
			} );
			$kept = get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $input ) );
			\\Dovetail\\Podcast_Player\\Feed::for_page( $input );
			do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, $input );
			$author = \\Dovetail\\Podcast_Player\\Feed::for_author( $input );
			return array( $kept['error'], count( $kept['feed']['tracks'] ), abs( $kept['checked'] - time() ) < 30, $asked, count( $author['feed']['tracks'] ) );`,
			feed()
		)
	).toEqual( [ 'podcast_busy', 3, true, 0, 3 ] );
} );
