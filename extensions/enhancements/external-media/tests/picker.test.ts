import { connections } from '../connection';
import { isCandidate, type PickerProps } from '../rules/is-candidate';
import {
	labelOf,
	placeOf,
	readSources,
	takesOnlyImages,
} from '../rules/picker';

describe( 'a media picker', () => {
	const render = () => null;

	// spec: 000-2.5-5
	it.each( [
		[ { allowedTypes: [ 'image' ] }, true ],
		[ { allowedTypes: [ 'video', 'image/png' ] }, true ],
		[ { allowedTypes: [ 'video', 'audio' ] }, false ],
		[ {}, false ],
		[ { allowedTypes: [ 'image' ], gallery: true, value: [] }, true ],
		[ { allowedTypes: [ 'image' ], gallery: true, value: [ 3 ] }, false ],
		[ { allowedTypes: [ 'image' ], gallery: true, value: 3 }, true ],
		[ { allowedTypes: [ 'image' ], value: 3 }, true ],
		[
			{
				allowedTypes: [ 'image' ],
				unstableFeaturedImageFlow: true,
				value: 0,
			},
			false,
		],
		[
			{
				allowedTypes: [ 'image' ],
				unstableFeaturedImageFlow: true,
				value: 3,
			},
			true,
		],
	] satisfies [ Partial< PickerProps >, boolean ][] )(
		'with the props %j may offer other sources: %s',
		( props, expected ) => {
			expect(
				isCandidate( { render, addToGallery: undefined, ...props } )
			).toBe( expected );
		}
	);

	it( 'offers no other sources for an inline image', () => {
		expect(
			isCandidate( { render, allowedTypes: [ 'image' ], value: '' } )
		).toBe( false );
	} );

	it.each( [
		[ 'core/cover', false, 'menu' ],
		[ 'core/image', false, 'menu' ],
		[ 'core/gallery', false, 'menu' ],
		[ 'core/media-text', false, 'menu' ],
		[ 'dovetail/slides', true, 'menu' ],
		[ 'dovetail/other', false, null ],
		[ 'core/file', false, null ],
		[ '', false, null ],
		[ 'core/post-featured-image', false, null ],
	] )(
		'in an empty “%s” block (accepts sources: %s) shows the sources as: %s',
		( name, takes, place ) => {
			expect( placeOf( { mode: 'browse' }, name, takes ) ).toBe( place );
		}
	);

	// spec: 000-2.5-4
	it.each( [
		[ 'core/image', false, 3, 'menu-items' ],
		[ 'dovetail/slides', true, 3, 'menu-items' ],
		[ 'core/post-featured-image', false, 3, 'menu-items' ],
		[ 'core/post-featured-image', false, 0, null ],
		[ 'core/site-logo', false, 3, null ],
	] )(
		'that replaces media in “%s” (accepts sources: %s, value: %d) shows the sources as: %s',
		( name, takes, value, place ) => {
			expect( placeOf( { value }, name, takes ) ).toBe( place );
		}
	);

	it( 'for the featured image has buttons instead of a menu', () => {
		expect(
			placeOf( { unstableFeaturedImageFlow: true, value: 3 }, '', false )
		).toBe( 'buttons' );
	} );

	it.each( [
		[ [ 'image' ], false, 'image' ],
		[ [ 'image' ], true, 'images' ],
		[ [ 'image' ], 'add', 'images' ],
		[ [ 'image/png', 'image/jpeg' ], false, 'image' ],
		[ [ 'image', 'video' ], false, 'media' ],
		[ [ 'image', 'video' ], true, 'media' ],
	] as const )(
		'for the types %j (multiple: %s) has the label “%s”',
		( types, multiple, label ) => {
			expect( labelOf( { allowedTypes: types, multiple } ) ).toBe(
				label
			);
		}
	);

	it.each( [
		[ [ 'image' ], true ],
		[ [ 'image/png', 'image' ], true ],
		[ [ 'image', 'video' ], false ],
	] )(
		'with the allowed types %j accepts only images: %s',
		( types, expected ) => {
			expect( takesOnlyImages( types ) ).toBe( expected );
		}
	);
} );

describe( 'the media sources', () => {
	it( 'are sorted in menu order, and only the first of duplicate sources is kept', () => {
		expect(
			readSources( [
				{ id: 'openverse', servedBy: 'site' },
				{ id: 'pexels', servedBy: 'site' },
				{ id: 'google_photos', servedBy: 'platform' },
				{ id: 'pexels', servedBy: 'platform' },
				{ id: 'flickr', servedBy: 'site' },
				'pexels',
				null,
			] )
		).toEqual( [
			{ id: 'google_photos', servedBy: 'platform' },
			{ id: 'pexels', servedBy: 'site' },
			{ id: 'openverse', servedBy: 'site' },
		] );
	} );
} );

describe( 'the connections', () => {
	it( 'present the services with free photos as alternatives', () => {
		expect( connections.pexels.choice ).toBe(
			connections.openverse.choice
		);
		expect( connections.google_photos ).not.toHaveProperty( 'choice' );
	} );
} );
