import { isUploading, noteUpload } from '#shared/core-images';
import {
	createBlock,
	parse,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { registerBlocks } from '../../../../tests/harness/editor';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { slideshow } from '../../slideshow';
import { tiledGallery } from '..';

const image = ( id: number, inside = '', more = '' ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"large"${ more }} --><figure class="wp-block-image size-large">${
		inside ||
		`<img src="https://example.org/${ id }.jpg" alt="Alt ${ id }" class="wp-image-${ id }"/>`
	}</figure><!-- /wp:image -->`;
const FOREIGN =
	'<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt=""/></figure><!-- /wp:image -->';
const gallery = ( images: string, attributes = '' ) =>
	`<!-- wp:gallery {"linkTo":"none"${ attributes }} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images }</figure><!-- /wp:gallery -->`;
const turn = ( content: string, to: string ) =>
	switchToBlockType( parse( content ), to );
const names = ( blocks: ReturnType< typeof turn > ) =>
	blocks?.map( ( { name } ) => name );
const GALLERY = 'dovetail/tiled-gallery';
const EVERYTHING = fixtureOf( 'tiled-gallery__everything' ).saved;

beforeAll( () => registerBlocks( { blocks: [ tiledGallery, slideshow ] } ) );

describe( 'transforming blocks into a tiled gallery', () => {
	it( 'uses images with an ID and a URL, and keeps other images separate', () => {
		for ( const content of [
			image( 1 ) + FOREIGN + image( 2 ),
			gallery( image( 1 ) + FOREIGN + image( 2 ) ),
		] ) {
			const made = turn( content, GALLERY );
			expect( names( made ) ).toEqual( [ GALLERY, 'core/image' ] );
			expect( made?.[ 0 ]?.attributes ).toMatchObject( {
				ids: [ 1, 2 ],
				columnWidths: [],
				images: [ { id: 1, alt: 'Alt 1' }, { id: 2 } ],
			} );
			expect( parse( serialize( made ?? [] ) )[ 0 ]?.isValid ).toBe(
				true
			);
		}
	} );

	it( 'keeps an image that is still uploading as a separate block below the gallery', () => {
		const [ core ] = parse( gallery( image( 1 ) + image( 2 ) ) );
		const uploading = createBlock( 'core/image', {
			blob: 'blob:https://example.org/3',
		} );
		const made = switchToBlockType(
			createBlock( 'core/gallery', core?.attributes ?? {}, [
				...( core?.innerBlocks ?? [] ),
				uploading,
			] ),
			GALLERY
		);
		expect( names( made ) ).toEqual( [ GALLERY, 'core/image' ] );
		expect( made?.[ 0 ]?.attributes ).toMatchObject( { ids: [ 1, 2 ] } );
		expect( made?.[ 1 ]?.attributes ).toMatchObject( {
			blob: 'blob:https://example.org/3',
		} );
	} );

	it( 'is not offered if no image has both an ID and a URL', () => {
		expect( turn( FOREIGN + FOREIGN, GALLERY ) ).toBeNull();
		expect( turn( gallery( FOREIGN ), GALLERY ) ).toBeNull();
	} );

	it( 'keeps unsupported links and captions as paragraphs below the gallery', () => {
		const linked = (
			id: number,
			href: string,
			destination: string,
			caption = ''
		) =>
			image(
				id,
				`<a href="${ href }"><img src="https://example.org/${ id }.jpg" alt="Alt ${ id }" class="wp-image-${ id }"/></a>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }`,
				`,"linkDestination":"${ destination }"`
			);
		const made = turn(
			gallery(
				linked( 1, 'https://shop.example/a?b=1&amp;c=2', 'custom' ) +
					linked(
						2,
						'https://example.org/?p=2',
						'attachment',
						'The <em>pier</em>'
					) +
					image( 3 )
			).replace(
				'</figure><!-- /wp:gallery -->',
				'<figcaption class="blocks-gallery-caption wp-element-caption">Our <strong>summer</strong></figcaption></figure><!-- /wp:gallery -->'
			),
			GALLERY
		);
		expect( names( made ) ).toEqual( [
			GALLERY,
			'core/paragraph',
			'core/paragraph',
		] );
		expect( serialize( made?.slice( 1 ) ?? [] ) ).toContain(
			'<p>Our <strong>summer</strong></p>'
		);
		expect( serialize( made?.slice( 1 ) ?? [] ) ).toContain(
			'<p><a href="https://shop.example/a?b=1&amp;c=2">Alt 1</a><br><a href="https://example.org/?p=2">The pier</a></p>'
		);
	} );

	it.each( [ 'media', 'attachment' ] )(
		'sets the gallery’s link setting to the link target that all images share: %s',
		( destination ) => {
			const linked = image(
				1,
				'<a href="https://example.org/there"><img src="https://example.org/1.jpg" alt="" class="wp-image-1"/></a>',
				`,"linkDestination":"${ destination }"`
			);
			const made = turn( linked + image( 2 ), GALLERY );
			expect( names( made ) ).toEqual( [ GALLERY ] );
			expect( made?.[ 0 ]?.attributes.linkTo ).toBe( destination );
			const [ show ] =
				switchToBlockType(
					made?.[ 0 ] as never,
					'dovetail/slideshow'
				) ?? [];
			expect( show?.attributes.images ).toMatchObject( [
				{ link: 'https://example.org/there' },
				{ id: 2 },
			] );
		}
	);

	it( 'keeps the link of each image', () => {
		const linked = image(
			1,
			'<a href="https://example.org/whole.jpg"><img src="https://example.org/1.jpg" alt="" class="wp-image-1"/></a>',
			',"linkDestination":"media"'
		);
		const [ made ] = turn( gallery( linked ), GALLERY ) ?? [];
		expect( made?.attributes.images ).toMatchObject( [
			{ fullUrl: 'https://example.org/whole.jpg' },
		] );
	} );

	it( 'keeps the captions and order of a slideshow', () => {
		const made = turn(
			fixtureOf( 'slideshow__everything' ).saved,
			GALLERY
		);
		expect( names( made ) ).toEqual( [
			GALLERY,
			'core/paragraph',
			'core/image',
		] );
		expect( made?.[ 0 ]?.attributes ).toMatchObject( {
			align: 'wide',
			ids: [ 11, 12 ],
		} );
		expect( serialize( made ?? [] ) ).toContain(
			'The <em>old</em> bridge'
		);
	} );

	it( 'keeps all links, alternative texts and captions of a slideshow', () => {
		const slide = { alt: 'A pier', caption: '' };
		const link = 'https://example.org/pier';
		const url = 'https://example.org/pier.jpg';
		const made = switchToBlockType(
			createBlock( 'dovetail/slideshow', {
				ids: [ 11 ],
				images: [
					{ ...slide, id: 11, url, link: 'https://shop.example/a' },
					{ ...slide, url, link },
					{ alt: '', caption: 'Words without a picture' },
				],
			} ) as never,
			GALLERY
		);
		expect( names( made ) ).toEqual( [
			GALLERY,
			'core/paragraph',
			'core/image',
			'core/paragraph',
		] );
		const saved = serialize( made ?? [] );
		expect( saved ).toContain(
			'<p><a href="https://shop.example/a">A pier</a></p>'
		);
		expect( saved ).toContain( '<p>Words without a picture</p>' );
		expect( saved ).toContain( `<a href="${ link }"><img` );
	} );
} );

describe( 'a tiled gallery', () => {
	it( 'transforms into a core gallery and keeps captions, columns and links', () => {
		const [ made ] = turn( EVERYTHING, 'core/gallery' ) ?? [];
		expect( made?.attributes ).toMatchObject( {
			columns: 2,
			linkTo: 'media',
		} );
		expect( made?.innerBlocks ).toHaveLength( 4 );
		expect( serialize( made ? [ made ] : [] ) ).toContain(
			'<a href="https://example.org/wp-content/uploads/bridge.jpg">'
		);
	} );

	it( 'transforms into single images without losing text', () => {
		const content = fixtureOf( 'tiled-gallery__edited-by-hand' ).saved;
		const made = turn( content, 'core/image' );
		expect( names( made ) ).toEqual( [
			...Array( 4 ).fill( 'core/image' ),
			...Array( 2 ).fill( 'core/paragraph' ),
		] );
		expect( serialize( made ?? [] ) ).toContain(
			'Words without a picture'
		);
	} );

	it.each( [ 'core/gallery', 'core/image', 'dovetail/slideshow' ] )(
		'cannot be transformed into %s while files are uploading, because they would be lost',
		( to ) => {
			const [ block ] = parse( EVERYTHING );
			const noteArrival = noteUpload( block?.clientId ?? '' );
			expect( block && switchToBlockType( block, to ) ).toBeNull();
			noteArrival();
			expect( block && switchToBlockType( block, to ) ).not.toBeNull();
			expect( block && isUploading( block ) ).toBe( false );
		}
	);

	it( 'transforms into a valid slideshow without losing text', () => {
		const made = turn( EVERYTHING, 'dovetail/slideshow' ) ?? [];
		expect( made[ 0 ]?.attributes ).toMatchObject( {
			ids: [ 11, 12, 14 ],
		} );
		const [ again ] = parse( serialize( made ) );
		expect( again?.isValid ).toBe( true );
		expect( again?.attributes.images ).toHaveLength( 4 );
	} );

	it( 'drops only invalid image sizes when transformed into a slideshow', () => {
		const content = fixtureOf( 'tiled-gallery__edited-by-hand' ).saved;
		const made = turn( content, 'dovetail/slideshow' ) ?? [];
		const [ again ] = parse( serialize( made ) );
		expect( again?.isValid ).toBe( true );
		const pictures = again?.attributes.images as {
			width?: number;
			height?: number;
		}[];
		expect(
			pictures
				.slice( -3 )
				.map( ( { width, height } ) => [ width, height ] )
		).toEqual( [
			[ undefined, 800 ],
			[ undefined, undefined ],
			[ 1000000, 300 ],
		] );
	} );

	// spec: 000-3-18
	it( 'stores the size of each image in data-width and data-height', () => {
		expect( EVERYTHING ).toContain( 'data-width="1024" data-height="683"' );
		expect( parse( EVERYTHING )[ 0 ]?.attributes.images ).toMatchObject( [
			{ width: '1024', height: '683' },
			{ width: '600', height: '900' },
			{},
			{ width: '3000', height: '1000' },
		] );
	} );
} );
