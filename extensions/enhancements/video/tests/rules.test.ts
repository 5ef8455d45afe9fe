import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMedia, readPreview } from '../api';
import {
	isGuid,
	type Playback,
	playerAddress,
	ratioClasses,
	videoAddress,
} from '../rules/player';

const cases = < Case >( name: string ): readonly Case[] =>
	JSON.parse( readFileSync( join( __dirname, name ), 'utf8' ) );

describe( 'a hosting ID', () => {
	it.each( [ 'abcd1234', 'ABCDwxyz', '00000000' ] )( '%j is valid', ( id ) =>
		expect( isGuid( id ) ).toBe( true )
	);

	it.each( [
		'',
		'abcd123',
		'abcd12345',
		'abcd123/',
		'../../ab',
		'abcd1234\n',
		'äbcd1234',
		' abcd1234',
		12345678,
		[ 'abcd1234' ],
		null,
	] )( '%j is invalid', ( id ) => expect( isGuid( id ) ).toBe( false ) );
} );

describe( 'the URL of the player', () => {
	// spec: 002-9-8
	it.each(
		cases< { playback: Playback; address: string } >( 'player.cases.json' )
	)( 'for $playback is $address', ( { playback, address } ) => {
		expect(
			playerAddress( 'https://videopress.com', 'abcd1234', playback )
		).toBe( `https://videopress.com/embed/abcd1234${ address }` );
	} );

	it( 'enables the controls by default', () => {
		expect( playerAddress( 'https://x.test', 'abcd1234', {} ) ).toBe(
			'https://x.test/embed/abcd1234'
		);
	} );

	it( 'differs from the URL of the video’s page', () => {
		expect( videoAddress( 'abcd1234' ) ).toBe(
			'https://videopress.com/v/abcd1234'
		);
	} );
} );

describe( 'ratioClasses', () => {
	// spec: 002-9-8
	it.each(
		cases< { size: [ number, number ]; ratio: string | null } >(
			'ratio.cases.json'
		)
	)(
		'returns the classes for $ratio if the size is $size',
		( { size, ratio } ) => {
			const [ width, height ] = size;
			expect( ratioClasses( { width, height } ) ).toEqual(
				ratio
					? [ `wp-embed-aspect-${ ratio }`, 'wp-has-aspect-ratio' ]
					: []
			);
		}
	);
} );

describe( 'WordPress’s response', () => {
	it.each( [
		[ { jetpack_videopress_guid: 'abcd1234' }, 'abcd1234' ],
		[ { jetpack_videopress_guid: '' }, null ],
		[ { jetpack_videopress_guid: '"><script>' }, null ],
		[ { jetpack_videopress_guid: null }, null ],
		[ { jetpack_videopress_guid: [ 'abcd1234' ] }, null ],
		[ {}, null ],
	] )( 'for the attachment %j contains the hosting ID %j', ( wire, guid ) => {
		expect( readMedia.read( wire ) ).toBe( guid );
	} );

	it.each( [
		[
			{ width: 1280, height: 720 },
			{ width: 1280, height: 720 },
		],
		[
			{ width: '640', height: '480' },
			{ width: 640, height: 480 },
		],
		[ { width: 0, height: 720 }, null ],
		[ { width: 'wide', height: 720 }, null ],
		[ { width: -1, height: -1 }, null ],
		[ {}, null ],
	] )( 'for the embed %j contains the size %j', ( wire, size ) => {
		expect( readPreview.read( wire ) ).toEqual( size );
	} );
} );
