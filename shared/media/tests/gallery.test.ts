import fc from 'fast-check';
import {
	DEFAULT_GALLERY_COLUMNS,
	DEFAULT_GALLERY_LAYOUT,
	GALLERY_LAYOUTS,
	GALLERY_MEDIA_TYPES,
	MAX_GALLERY_COLUMNS,
	MAX_GALLERY_IMAGES,
	isShapeLayout,
	type GalleryLayout,
} from '../gallery';
import {
	MAX_IMAGE_WIDTH,
	responsiveWidths,
	gallerySources,
	squareSide,
} from '../gallery-sources';

const CDN = 'https://images.example.net';
const FILE = 'https://site.example/a.jpg';
const address = ( query: string ) =>
	`https://images.example.net/site.example/a.jpg?${ query }&strip=info&ssl=1`;

it( 'a gallery’s limits match the specification', () => {
	// spec: 000-3-17
	expect( {
		mediaTypes: GALLERY_MEDIA_TYPES,
		defaultColumns: DEFAULT_GALLERY_COLUMNS,
		maxColumns: MAX_GALLERY_COLUMNS,
		maxImages: MAX_GALLERY_IMAGES,
		maxImageWidth: MAX_IMAGE_WIDTH,
		layouts: GALLERY_LAYOUTS,
		defaultLayout: DEFAULT_GALLERY_LAYOUT,
	} ).toEqual( {
		mediaTypes: [ 'image' ],
		defaultColumns: 4,
		maxColumns: 20,
		maxImages: 20,
		maxImageWidth: 2000,
		layouts: [ 'circle', 'columns', 'rectangular', 'square' ],
		defaultLayout: 'rectangular',
	} );
	expect( GALLERY_LAYOUTS.filter( isShapeLayout ) ).toEqual( [
		'circle',
		'square',
	] );
} );

describe( 'the responsive widths', () => {
	// spec: 000-9-3
	it.each( [
		[ undefined, [ 600, 900, 1200, 1500, 1800 ] ],
		[ 4000, [ 600, 900, 1200, 1500, 1800 ] ],
		[ 1800, [ 600, 900, 1200, 1500, 1800 ] ],
		[ 1799, [ 600, 900, 1200, 1500 ] ],
		[ 600, [ 600 ] ],
		[ 599, [] ],
		[ 0, [] ],
		[ -5, [] ],
		[ NaN, [] ],
		[ Infinity, [ 600, 900, 1200, 1500, 1800 ] ],
	] )( 'of an image %s pixels wide are %j', ( width, widths ) => {
		expect( responsiveWidths( width ) ).toEqual( widths );
	} );
} );

describe( 'squareSide', () => {
	// spec: 000-5-5
	it.each< [ unknown, unknown, number ] >( [
		[ 1200, 800, 800 ],
		[ 800, 1200, 800 ],
		[ 2000, 2000, 2000 ],
		[ 5000, 4000, 2000 ],
		[ '1200', '800', 800 ],
		[ undefined, 900, 900 ],
		[ undefined, undefined, 2000 ],
		[ 'wide', -3, 2000 ],
	] )( 'for a %s × %s picture returns %i pixels', ( w, h, side ) => {
		expect( squareSide( w, h ) ).toBe( side );
	} );

	it( 'returns a size above zero and up to 2000 pixels for any input', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( w, h ) => {
				const side = squareSide( w, h );
				return side > 0 && side <= 2000;
			} )
		);
	} );
} );

describe( 'a gallery image’s URL', () => {
	it.each< GalleryLayout >( [ 'circle', 'square' ] )(
		'requests a square image in the %s layout',
		( layout ) => {
			expect(
				gallerySources(
					{ url: FILE, width: 3000, height: 1000 },
					layout,
					CDN
				)
			).toEqual( {
				src: address( 'resize=1000%2C1000' ),
				srcset: `${ address( 'resize=600%2C600' ) } 600w, ${ address(
					'resize=900%2C900'
				) } 900w`,
			} );
		}
	);

	it.each< GalleryLayout >( [ 'columns', 'rectangular' ] )(
		'keeps the aspect ratio in the %s layout',
		( layout ) => {
			expect(
				gallerySources(
					{ url: FILE, width: 3000, height: 1000 },
					layout,
					CDN
				)
			).toEqual( {
				src: address( 'w=2000' ),
				srcset: [ 600, 900, 1200, 1500, 1800 ]
					.map(
						( width ) =>
							`${ address( `w=${ width }` ) } ${ width }w`
					)
					.join( ', ' ),
			} );
		}
	);

	it( 'has no responsive sizes if the image is narrower than 600 pixels', () => {
		expect(
			gallerySources(
				{ url: FILE, width: 500, height: 500 },
				'square',
				CDN
			)
		).toEqual( { src: address( 'resize=500%2C500' ), srcset: null } );
	} );

	it.each( [
		[ 'no CDN is configured', FILE, undefined ],
		[ 'the CDN cannot serve it', 'blob:https://site.example/1', CDN ],
	] )( 'is the original URL if %s', ( _, url, cdn ) => {
		expect(
			gallerySources( { url, width: 3000, height: 1000 }, 'square', cdn )
		).toEqual( { src: url, srcset: null } );
	} );
} );
