import { createPost, expect, php, siteUrl, test } from '#e2e';
import {
	asked,
	beginAnew,
	BLOCK,
	fault,
	files,
	known,
	markup,
	OWNER,
	refresh,
} from './support';

beginAnew();

test( 'a file that is not an image is not stored, is requested three times, and the others are shown', async () => {
	await fault( 'GET instagram:/pictures/{number}', 'not-json' );
	await refresh();
	await refresh();
	await refresh();
	expect( await files() ).toEqual( [] );
	const count = ( await asked() ).length;
	await refresh();
	expect( await asked() ).toHaveLength( count );
	expect( ( await known() ).posts ).toHaveLength( 12 );
} );

/** An answer of Instagram's own, made up. */
const withPosts = ( posts: unknown[] ) =>
	php< Record< string, unknown >[] >(
		`return \\Dovetail\\Instagram_Gallery\\Posts::of_instagram( $input );`,
		posts
	);

const PICTURE = 'https://scontent-fra3-1.cdninstagram.com/v/1.jpg?sig=1';

test( 'captions are text, links lead to Instagram, and pictures come from its machines', async () => {
	expect(
		await withPosts( [
			{
				id: '1',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: '<script>alert(1)</script>\n\n  [gallery]\u0007',
				permalink: 'javascript:alert(1)',
			},
			{
				id: '2',
				media_type: 'IMAGE',
				media_url: 'https://evil.example/cdninstagram.com/',
			},
			{
				id: '3',
				media_type: 'IMAGE',
				media_url: 'http://127.0.0.2/x.jpg',
			},
			{
				id: '4',
				media_type: 'IMAGE',
				media_url: 'https://cdninstagram.com.evil.example/x.jpg',
			},
			{ id: '../../5', media_type: 'IMAGE', media_url: PICTURE },
			{ id: '6', media_type: 'VIDEO', media_url: PICTURE },
			{ id: [ '7' ], media_url: PICTURE },
			'8',
			null,
			{
				id: '9',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: { a: 1 },
				permalink: 'https://www.instagram.com/p/x/?next=javascript',
			},
			{
				id: '10',
				media_type: 'IMAGE',
				media_url: PICTURE,
				caption: 'x'.repeat( 5000 ),
				permalink: 'https://www.instagram.com/reel/Ab-_1/',
			},
		] )
	).toEqual( [
		expect.objectContaining( {
			caption: '<script>alert(1)</script> [gallery]',
			link: '',
		} ),
		expect.objectContaining( { caption: '', link: '' } ),
		expect.objectContaining( {
			caption: `${ 'x'.repeat( 299 ) }…`,
			link: 'https://www.instagram.com/reel/Ab-_1/',
		} ),
	] );
	expect(
		await withPosts(
			Array.from( { length: 500 }, ( _, at ) => ( {
				id: String( at ),
				media_type: 'IMAGE',
				media_url: PICTURE,
			} ) )
		)
	).toHaveLength( 30 );
} );

test( 'a caption with tags, brackets and other scripts is read out as it was written', async ( {
	visitor,
} ) => {
	await refresh();
	const id = await createPost( { content: markup() } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	for ( const caption of [
		'<b>New</b> opening hours: see the [gallery] on our site.',
		'خبز طازج كل صباح',
		'Video: How we shape a batard, in forty seconds.',
	] ) {
		await expect(
			visitor
				.locator( BLOCK )
				.getByRole( 'img', { name: caption, exact: true } )
		).toHaveCount( 1 );
	}
} );

test( 'a picture is refused by what it is, not by its name: too large, too wide, a page, an SVG', async () => {
	const refused = await php< unknown[] >( `
		$answers = array(
			'page' => '<html><script>alert(1)</script></html>',
			'svg'  => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
			'gif'  => base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ),
			'wide' => "\\x89PNG\\r\\n\\x1a\\n" . pack( 'N', 13 ) . 'IHDR' . pack( 'NN', 90000, 10 ) . "\\x08\\x02\\0\\0\\0" . pack( 'N', 0 ),
			'huge' => "\\xFF\\xD8\\xFF" . str_repeat( 'x', 9 * MB_IN_BYTES ),
			'none' => '',
		);
		$results = array();
		foreach ( $answers as $body ) {
			$stand_in = static fn() => array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			add_filter( 'pre_http_request', $stand_in, 99 );
			$results[] = \\Dovetail\\Instagram_Gallery\\Pictures::fetch( '${ OWNER }', array( 'id' => md5( 'x' ), 'source' => '${ PICTURE }' ) );
			remove_filter( 'pre_http_request', $stand_in, 99 );
		}
		return $results;` );
	expect( refused ).toEqual( Array.from( { length: 6 }, () => null ) );
	expect( await files() ).toEqual( [] );
} );
