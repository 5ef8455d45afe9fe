import { expect, test } from '#e2e';
import { asked, beginAnew, connect, setFaults } from './server-support';
import { copy, wish, inLibrary } from './copy-support';

beginAnew();

test.afterEach( ( { troubles } ) => {
	expect( troubles ).toEqual( [] );
} );

const SEA = '00000000-0000-4000-8000-000000000001';

test( 'a picture of Openverse is copied by its id, with the credit that its license asks for', async () => {
	const [ made, free ] = (
		await copy( 'openverse', [
			{ guid: SEA },
			{ guid: SEA.replace( /1$/, '3' ) },
		] )
	).data;
	expect( made?.caption ).toBe(
		'<a href="https://commons.example/1">Picture 1</a> by <a href="https://commons.example/maker">Jonas Lind</a>, <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>'
	);
	expect( made?.URL ).toMatch( /\/picture-1\.png$/ );
	// In the public domain.
	expect( free?.caption ).toBe( '' );
	expect( ( await inLibrary( made?.ID ) )[ 5 ] ).toBe( `openverse:${ SEA }` );
	const [ again ] = ( await copy( 'openverse', [ { guid: SEA } ] ) ).data;
	expect( again?.ID ).toBe( made?.ID );
	expect( await asked( /^\/v1\/images\// ) ).toHaveLength( 2 );
	expect( await asked( /^\/files\// ) ).toHaveLength( 2 );
} );

test( 'Openverse needs no key and no platform, and its faults are sentences', async () => {
	await connect( '' );
	const line = 'GET openverse:/v1/images/{id}/';
	const outcomes: unknown[] = [];
	for ( const fault of [
		{ kind: 'refused', status: 429 },
		{ kind: 'refused', status: 404 },
		{ kind: 'refused', status: 500 },
		'not-json',
		'wrong-shape',
		'cut',
	] ) {
		await setFaults( { [ line ]: fault } );
		const [ made ] = ( await copy( 'openverse', [ wish( SEA ) ] ) ).data;
		outcomes.push( Object.entries( made?.errors ?? {} )[ 0 ] );
	}
	const unreadable = [
		'service_invalid',
		[ 'Openverse sent an unreadable response. Try again in a moment.' ],
	];
	expect( outcomes ).toEqual( [
		[
			'service_busy',
			[ 'Too many requests to Openverse this hour. Try again later.' ],
		],
		[ 'media_not_found', [ 'Openverse no longer has this file.' ] ],
		unreadable,
		unreadable,
		unreadable,
		[
			'service_unreachable',
			[ 'Openverse could not be reached. Try again in a moment.' ],
		],
	] );
	await setFaults( {} );
	const [ made ] = ( await copy( 'openverse', [ wish( SEA ) ] ) ).data;
	expect( made?.ID ).toEqual( expect.any( Number ) );
} );
