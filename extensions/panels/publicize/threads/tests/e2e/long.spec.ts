import { expect, php, test } from '#e2e';
import { paragraph, split, textsOf } from './support';

const FAMILY = '👨‍👩‍👧‍👦';
const LINK = 'https://bakery.example/rye?x=1&y=2';

test( 'a text that is read stretch by stretch has the parts that it would have at once', async () => {
	const text = Array.from(
		{ length: 2500 },
		( _, index ) =>
			`${ 'rye '.repeat( index % 7 ) }${ FAMILY } ${ LINK } ${ 'x'.repeat(
				index % 11
			) }${ index % 5 ? ' ' : '. ' }今日は `
	).join( '' );
	const parts = await split( 'twitter', text );
	const whole = ( one: string, of: string[] ) =>
		of.join( '\n' ).split( one ).length - 1;
	expect( whole( FAMILY, parts ) ).toBe( 2500 );
	expect( whole( LINK, parts ) ).toBe( 2500 );
	expect( parts.join( '' ).replace( /\s/g, '' ) ).toBe(
		text.replace( /\s/g, '' )
	);
	// Each part is what the text from there on begins with, however much of it is read.
	const near = text.indexOf( parts[ 90 ] ?? '' );
	expect(
		(
			await split(
				'twitter',
				text.slice( near, text.indexOf( '今日は', near + 3000 ) )
			)
		).slice( 0, 5 )
	).toEqual( parts.slice( 90, 95 ) );
} );

for ( const [ what, piece, measure ] of [
	[ 'words', 'rye and salt ', 'twitter' ],
	[ 'one word', 'x', 'bluesky' ],
	[ 'one link', 'https://bakery.example/', 'twitter' ],
	[ 'families', FAMILY, 'mastodon' ],
	[ 'Japanese', '日本語のパン', 'mastodon' ],
] as const ) {
	test( `of two megabytes in one paragraph a hundred and one parts are made, in the memory of a small host: ${ what }`, async () => {
		const count = Math.floor( 1_900_000 / Buffer.byteLength( piece ) );
		const texts = await textsOf(
			paragraph( piece.repeat( count ) ),
			measure
		);
		expect( texts ).toHaveLength( 101 );
		expect( piece.repeat( count ) ).toContain( texts[ 100 ] );
	} );
}

test( 'a post whose one paragraph is as long as a book is parsed, and so many megabytes are not needed for it', async () => {
	const megabytes = await php< number >(
		`$blocks = array( array( 'block' => '<!-- wp:paragraph --><p>' . str_repeat( 'rye and salt ', 140000 ) . '</p><!-- /wp:paragraph -->', 'clientId' => 'a' ) );
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/tweetstorm/parse' );
		$request->set_body_params( array( 'blocks' => $blocks ) );
		$before = memory_get_usage();
		$tweets = rest_do_request( $request )->get_data()['tweets'];
		return count( $tweets ) === 101 ? ( memory_get_peak_usage() - $before ) / MB_IN_BYTES : -1;`
	);
	expect( megabytes ).toBeGreaterThan( 0 );
	expect( megabytes ).toBeLessThan( 48 );
} );
