import { parseInitialState } from '#shared/initial-state';
import { isFileOfTypes } from '#shared/validation';
import { readGates } from '../rules/gates';
import {
	filesIn,
	isFileOf,
	isMediaOf,
	type MediaKind,
} from '../rules/media-kind';

const MISSING = {
	available: false,
	unavailable_reason: 'missing_plan',
	required_plan: 'value_bundle',
};

const gatesOf = ( availability: object, isEnabled = true ) => {
	const { part, whole } = readGates(
		parseInitialState( {
			availability,
			jetpack: { enable_upgrade_nudge: isEnabled },
		} )
	);
	return {
		part: [ ...part ].map( ( [ name, gate ] ) => [
			name,
			gate.plan,
			gate.sentence(),
		] ),
		whole: [ ...whole ],
	};
};

const file = ( type: string ) => new File( [ 'x' ], 'x', { type } );

describe( 'a plan’s media restrictions', () => {
	// spec: 000-2.4-2, 000-6-6
	it( 'include video covers, audio uploads, and each block that needs another plan', () => {
		expect(
			gatesOf( {
				'core/cover': MISSING,
				'core/audio': MISSING,
				panorama: MISSING,
			} )
		).toEqual( {
			part: [
				[
					'core/cover',
					'value_bundle',
					'Upgrade your plan to use video covers',
				],
				[
					'core/audio',
					'value_bundle',
					'Upgrade your plan to upload audio',
				],
			],
			whole: [ 'dovetail/panorama' ],
		} );
	} );

	it.each( [
		[ 'there are no records', {} ],
		[ 'the features are available', { 'core/cover': { available: true } } ],
		[
			'another reason is given',
			{ 'core/cover': { ...MISSING, unavailable_reason: 'unknown' } },
		],
		[
			'no plan is named',
			{ 'core/audio': { ...MISSING, required_plan: '' } },
		],
	] )( 'are empty if %s', ( _, availability ) => {
		expect( gatesOf( availability ) ).toEqual( { part: [], whole: [] } );
	} );

	const gateOf = ( name: string ) =>
		readGates(
			parseInitialState( { availability: { [ name ]: MISSING } } )
		).part.get( name );
	const COVER = 'core/cover';
	const AUDIO = 'core/audio';

	it.each( [
		[ COVER, { backgroundType: 'video' }, {}, true ],
		[ COVER, { backgroundType: 'embed-video' }, {}, true ],
		[
			COVER,
			{ backgroundType: 'video' },
			{ backgroundType: 'embed-video' },
			true,
		],
		[
			COVER,
			{ backgroundType: 'video' },
			{ backgroundType: 'video' },
			false,
		],
		[
			COVER,
			{ backgroundType: 'image' },
			{ backgroundType: 'video' },
			false,
		],
		[ COVER, {}, {}, false ],
		[ AUDIO, { src: 'https://a.example/1.mp3' }, {}, false ],
	] )(
		'for %s reject the new attributes %j if the current attributes are %j: %j',
		( name, next, attributes, isRefused ) => {
			expect( gateOf( name )?.isRefused( next, attributes ) ).toBe(
				isRefused
			);
		}
	);

	it.each( [
		[ COVER, true, false ],
		[ AUDIO, false, true ],
	] )(
		'for %s apply to the media library (%j) and to dropped files (%j)',
		( name, includesLibrary, isDropped ) => {
			const gate = gateOf( name );
			expect( gate?.includesLibrary ).toBe( includesLibrary );
			expect( gate?.isDropped( { blob: 'blob:1' } ) ).toBe( isDropped );
			expect( gate?.isDropped( {} ) ).toBe( false );
		}
	);

	// spec: 000-6-3
	it( 'do not hide a paid block’s errors if no upgrade banner is shown', () => {
		expect( gatesOf( { panorama: MISSING }, false ).whole ).toEqual( [] );
		expect( gatesOf( { 'core/cover': MISSING }, false ).part ).toHaveLength(
			1
		);
	} );
} );

describe( 'a Cover block in a plan without video', () => {
	const cover = readGates(
		parseInitialState( { availability: { 'core/cover': MISSING } } )
	).part.get( 'core/cover' );

	// spec: 000-2.4-2, 000-6-6
	it.each( [
		[ { backgroundType: 'video' }, {}, true ],
		[
			{ backgroundType: 'embed-video' },
			{ backgroundType: 'image' },
			true,
		],
		[
			{ backgroundType: 'video', id: 6 },
			{ backgroundType: 'video', id: 5 },
			false,
		],
		[ { backgroundType: 'image' }, { backgroundType: 'video' }, false ],
		[ { dimRatio: 30 }, { backgroundType: 'video' }, false ],
		[ { backgroundType: undefined }, {}, false ],
	] )(
		'rejects the new attributes %j if the current attributes are %j: %s',
		( patch, attributes, expected ) => {
			expect( cover?.isRefused( patch, attributes ) ).toBe( expected );
		}
	);

	it.each( [
		[ {}, true ],
		[ { dimRatio: 100 }, true ],
		[ { url: 'https://example.org/a.png' }, false ],
		[ { useFeaturedImage: true }, false ],
		[ { customOverlayColor: '#123456' }, false ],
		[ { gradient: 'dawn' }, false ],
	] )(
		'with the attributes %j counts as empty: %s',
		( attributes, expected ) => {
			expect( cover?.isEmpty( attributes ) ).toBe( expected );
		}
	);
} );

describe( 'a media item', () => {
	it.each( [
		[ 'video/mp4', 'video', true ],
		[ 'video/webm', 'audio', false ],
		[ 'audio/mpeg', 'audio', true ],
		[ 'image/png', 'video', false ],
		[ '', 'video', false ],
		[ 'application/x-video', 'video', false ],
	] satisfies [ string, MediaKind, boolean ][] )(
		'with the MIME type %j counts as %s: %s',
		( type, kind, expected ) => {
			expect( isFileOf( file( type ), kind ) ).toBe( expected );
		}
	);

	it.each( [
		[ { type: 'video' }, true ],
		[ { type: 'video', mime: 'video/mp4' }, true ],
		[ { media_type: 'file', mime_type: 'video/mp4' }, true ],
		[ { type: 'image' }, false ],
		[ { type: 'attachment', media_type: 'image' }, false ],
		[ { media_type: 'file', mime_type: 'application/pdf' }, false ],
		[ {}, false ],
		[ null, false ],
		[ 'video', false ],
		[ undefined, false ],
	] )(
		'with the library data %j counts as video: %s',
		( media, expected ) => {
			expect( isMediaOf( media, 'video' ) ).toBe( expected );
		}
	);

	it.each( [
		[ 'image/png', [ 'image' ], true ],
		[ 'image/png', [ 'video', 'image/png' ], true ],
		[ 'image/png', [ 'image/jpeg' ], false ],
		[ 'imagery/png', [ 'image' ], false ],
		[ 'image/png', [], false ],
		[ '', [ 'image' ], false ],
	] )(
		'with the MIME type %j matches one of the types %j: %s',
		( type, types, expected ) => {
			expect( isFileOfTypes( file( type ), types ) ).toBe( expected );
		}
	);

	it( 'is recognized as a chosen file, unlike a library item', () => {
		const one = file( 'image/png' );
		expect( filesIn( [ one ] ) ).toEqual( [ one ] );
		for ( const other of [
			[],
			{},
			{ id: 1 },
			null,
			undefined,
			'x',
			[ 1 ],
		] ) {
			expect( filesIn( other ) ).toBeNull();
		}
	} );
} );
