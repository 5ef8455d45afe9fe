import { createPost, expect, test } from '#e2e';
import { SPECIAL_AT_PEXELS } from '../../service.mock';
import { ask, asked, beginAnew, connect } from './server-support';
import { copy, wish, inLibrary } from './copy-support';

beginAnew();

test.afterEach( ( { troubles } ) => {
	expect( troubles ).toEqual( [] );
} );

test( 'an image chosen from Pexels is copied with the author’s texts and attached to the post', async () => {
	const post = await createPost( { content: '', author: 'author' } );
	const { status, data } = await copy( 'pexels', [ wish( '1001' ) ], {
		post,
	} );
	expect( status ).toBe( 200 );
	const [ made ] = data;
	expect( made ).toEqual( {
		ID: expect.any( Number ),
		URL: expect.stringMatching( /\/uploads\/\d+\/\d+\/a-name\.png$/ ),
		alt: 'An alternative',
		caption: 'A caption',
		type: 'image',
		mime: 'image/png',
		link: expect.any( String ),
		width: 640,
		height: 480,
		sizes: expect.objectContaining( {
			thumbnail: expect.objectContaining( { width: 150 } ),
		} ),
	} );
	expect( await inLibrary( made?.ID ) ).toEqual( [
		'A title',
		'A caption',
		'An alternative',
		'a-name.png',
		post,
		'pexels:1001',
	] );
} );

test( 'choosing from a list asks Pexels for the picture alone, and choosing again for nothing', async () => {
	await ask( {
		path: '/wpcom/v2/external-media/list/pexels',
		query: { search: 'sea' },
	} );
	const [ first ] = ( await copy( 'pexels', [ wish( '1002' ) ] ) ).data;
	const [ again ] = (
		await copy( 'pexels', [
			wish( '{"base":"pexels","id":"1002"}', {
				alt: 'Other words',
				caption: '',
			} ),
		] )
	).data;
	expect( [ again?.ID, again?.alt, again?.caption ] ).toEqual( [
		first?.ID,
		'Other words',
		'',
	] );
	expect(
		( await asked( /^\/(v1|photos)\// ) ).map( ( { path } ) => path )
	).toEqual( [ '/v1/search', '/photos/1002/pexels-photo-1002.jpeg' ] );
} );

test( 'a photo larger than WordPress’s limit is requested in that size', async () => {
	await copy( 'pexels', [ wish( String( SPECIAL_AT_PEXELS.large ) ) ] );
	const [ picture ] = await asked( /^\/photos\// );
	expect( picture?.query ).toEqual( {
		auto: 'compress',
		cs: 'tinysrgb',
		w: '2560',
		h: '2560',
	} );
} );

test( 'without the editor’s texts, Pexels’ description and credit are used', async () => {
	const [ made ] = ( await copy( 'pexels', [ { guid: '1003' } ] ) ).data;
	expect( [ made?.alt, made?.caption ] ).toEqual( [
		'Photo 1003',
		'Photo by <a href="https://www.pexels.com/@someone">Jonas Lind</a> on <a href="https://www.pexels.com/photo/1003/">Pexels</a>',
	] );
	expect( made?.URL ).toMatch( /\/photo-1003\.png$/ );
} );

test( 'what fails is named, and what does not is there', async () => {
	const { svg, gone, elsewhere } = SPECIAL_AT_PEXELS;
	const { status, data } = await copy( 'pexels', [
		wish( String( svg ) ),
		wish( '1004' ),
		wish( String( gone ) ),
		wish( String( elsewhere ) ),
		wish( '99999' ),
		wish( '../../etc/passwd' ),
		wish( 'https://images.pexels.com/photos/1/x.jpeg' ),
		{ title: 'No name' },
		'nothing',
		wish( '1005' ),
	] );
	const notFound = {
		errors: {
			media_not_found: [ 'Pexels no longer has this file.' ],
		},
	};
	const copied = expect.objectContaining( { ID: expect.any( Number ) } );
	expect( [ status, data ] ).toEqual( [
		200,
		[
			{
				errors: {
					media_not_a_picture: [
						'This file was not copied because browsers can’t show this image format.',
					],
				},
			},
			copied,
			notFound,
			{
				errors: {
					service_invalid: [
						'Pexels sent an unreadable response. Try again in a moment.',
					],
				},
			},
			...Array( 5 ).fill( notFound ),
			copied,
		],
	] );
	expect( await asked( /elsewhere|passwd/ ) ).toEqual( [] );
} );

test( 'scripts, shortcodes and paths in a photographer’s words reach neither library nor answer', async () => {
	const [ made ] = (
		await copy(
			'pexels',
			[ { guid: String( SPECIAL_AT_PEXELS.hostile ) } ],
			// With `unfiltered_html`.
			{ who: 'admin' }
		)
	).data;
	const words = ( await inLibrary( made?.ID ) ).join( '\n' );
	expect( `${ words }${ JSON.stringify( made ) }` ).not.toMatch(
		/<script|<img|javascript:|alert\(|\[gallery/i
	);
	expect( made?.caption ).toBe(
		'Photo by (gallery)Eve on <a href="https://www.pexels.com">Pexels</a>'
	);
	expect( made?.URL ).toMatch(
		/\/uploads\/\d+\/\d+\/gallery-ids-1-shell-php\.png$/
	);
} );

test( 'nobody copies who may not, into no post that is not hers, and no more than ten at once', async () => {
	const post = await createPost( { content: '', author: 'admin' } );
	const cases = [
		await copy( 'pexels', [ wish( '1001' ) ], { who: 'contributor' } ),
		await copy( 'pexels', [ wish( '1001' ) ], { post } ),
		await copy( 'pexels', [ wish( '1001' ) ], { post: 987_654 } ),
		await copy( 'pexels', Array( 11 ).fill( wish( '1001' ) ) ),
		await copy( 'pexels', [] ),
		await copy( 'openverse', 'x' ),
	];
	expect(
		cases.map( ( { status, data } ) => [ status, data.code ] )
	).toEqual( [
		...Array( 3 ).fill( [ 403, 'rest_forbidden' ] ),
		...Array( 3 ).fill( [ 400, 'rest_invalid_param' ] ),
	] );
	expect( await asked( /^\/(v1|photos)\// ) ).toEqual( [] );
} );

test( 'what the site cannot copy the platform does', async () => {
	await connect( '' );
	const [ made ] = ( await copy( 'pexels', [ wish( '7001' ) ] ) ).data;
	expect( made?.URL ).toContain( '/media/pictures/' );
	expect( await asked( /external-media\/copy\/pexels$/ ) ).toHaveLength( 1 );
	await copy( 'google_photos', [ wish( 'x' ) ] );
	expect(
		await asked( /external-media\/copy\/google_photos$/ )
	).toHaveLength( 1 );
} );
