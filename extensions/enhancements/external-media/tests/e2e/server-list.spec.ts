import { expect, platformUrl, test } from '#e2e';
import { SPECIAL_AT_PEXELS } from '../../service.mock';
import { ask, asked, beginAnew, setFaults } from './server-support';
import { PATH, list, sources } from './list-support';

beginAnew();

test.afterEach( ( { troubles } ) => {
	expect( troubles ).toEqual( [] );
} );

test( 'an author finds photographs with the owner’s key, 20 at a time', async () => {
	const { status, data } = await list( { number: 20, search: 'Mountain' } );
	expect( status ).toBe( 200 );
	expect( data.media ).toHaveLength( 20 );
	const base = `${ platformUrl() }/services/pexels-pictures/photos/1001/pexels-photo-1001.jpeg`;
	expect( data.media[ 0 ] ).toEqual( {
		ID: '1001',
		guid: '1001',
		caption: '',
		title: 'mountain 1001',
		name: 'mountain-1001.jpg',
		type: 'image',
		alt: 'mountain 1001',
		file_name: 'mountain-1001',
		thumbnails: {
			medium: `${ base }?auto=compress&cs=tinysrgb&w=350`,
			fmt_hd: `${ base }?auto=compress&cs=tinysrgb&w=940`,
		},
		attribution: [
			{ text: 'Photo by ' },
			{ text: 'Ana Sá', url: 'https://www.pexels.com/@someone' },
			{ text: ' on ' },
			{ text: 'Pexels', url: 'https://www.pexels.com/photo/1001/' },
		],
		width: 640,
		height: 480,
	} );
	expect( data.meta ).toEqual( { next_page: '2' } );
	const ends = await list( {
		number: 20,
		search: 'Mountain',
		page_handle: '3',
	} );
	expect( ends.data.media.map( ( { ID } ) => ID ) ).toEqual( [
		'1041',
		'1042',
		'1043',
		'1044',
		'1045',
	] );
	expect( ends.data.meta ).toEqual( { next_page: false } );
} );

test( 'without words there is what Pexels shows today, and an empty answer is one', async () => {
	const { data } = await list( { number: 3, search: ' ' } );
	expect( data.media.map( ( { title } ) => title ) ).toEqual( [
		'Curated 1001',
		'Curated 1002',
		'Curated 1003',
	] );
	const none = await list( { search: SPECIAL_AT_PEXELS.nothing } );
	expect( none ).toEqual( {
		status: 200,
		data: { media: [], meta: { next_page: false } },
	} );
} );

test( 'equal searches cause one request, whatever their spacing and case', async () => {
	for ( const search of [ 'River', 'river', ' river ' ] ) {
		await list( { search } );
	}
	await list( { search: 'river', page_handle: '2' } );
	const questions = await asked( /^\/v1\// );
	expect( questions.map( ( { path, query } ) => [ path, query ] ) ).toEqual( [
		[ '/v1/search', { query: 'river', per_page: '20', page: '1' } ],
		[ '/v1/search', { query: 'river', per_page: '20', page: '2' } ],
	] );
} );

test( 'strange parameters are bent into what Pexels takes', async () => {
	await list( {
		search: `<b>sea</b> ${ 'x'.repeat( 500 ) }`,
		number: 5000,
		page_handle: '-7',
	} );
	await list( { search: [ 'sea' ], number: 'many', page_handle: [ 9 ] } );
	const [ first, second ] = await asked( /^\/v1\// );
	expect( first?.query ).toEqual( {
		query: `<b>sea</b> ${ 'x'.repeat( 89 ) }`,
		per_page: '80',
		page: '1',
	} );
	expect( [ second?.path, second?.query ] ).toEqual( [
		'/v1/curated',
		{ per_page: '20', page: '1' },
	] );
} );

test( 'an author may search 100 times an hour, half of the site’s limit, and is then told to wait', async () => {
	const full = `\\Dovetail\\Plugin\\Rate_Limit::count( 'service_pexels_hour_' . get_current_user_id(), 200, HOUR_IN_SECONDS, 99 );`;
	expect( ( await list( { search: 'sky' }, { before: full } ) ).status ).toBe(
		200
	);
	const { status, data } = await list( { search: 'clouds' } );
	expect( [ status, data.code, data.message ] ).toEqual( [
		429,
		'service_busy',
		'Too many requests to Pexels this hour. Try again later.',
	] );
	// Cached results are still available.
	expect( ( await list( { search: 'sky' } ) ).status ).toBe( 200 );
	expect( await asked( /^\/v1\// ) ).toHaveLength( 1 );
} );

test( 'whatever goes wrong at Pexels is one sentence, and is not kept', async () => {
	const line = 'GET pexels:/v1/search';
	const outcomes: unknown[] = [];
	for ( const fault of [
		{ kind: 'late' },
		{ kind: 'refused', status: 500 },
		{ kind: 'refused', status: 429 },
		{ kind: 'refused', status: 400 },
		'not-json',
		'wrong-shape',
		'cut',
	] ) {
		await setFaults( { [ line ]: fault } );
		const { status, data } = await list( { search: 'ocean' } );
		outcomes.push( [ status, data.code, data.message ] );
	}
	const unreadable =
		'Pexels sent an unreadable response. Try again in a moment.';
	expect( outcomes ).toEqual( [
		[
			504,
			'service_late',
			'Pexels took too long to answer. Try again in a moment.',
		],
		[
			502,
			'service_unreachable',
			'Pexels responded with error 500. Try again in a moment.',
		],
		[ 429, 'service_busy', 'Pexels is busy. Try again in a minute.' ],
		[
			400,
			'service_refused',
			'Pexels rejected the request with error 400.',
		],
		[ 502, 'service_invalid', unreadable ],
		[ 502, 'service_invalid', unreadable ],
		[
			502,
			'service_unreachable',
			'Pexels could not be reached. Try again in a moment.',
		],
	] );
	await setFaults( {} );
	expect( ( await list( { search: 'ocean' } ) ).data.media ).toHaveLength(
		20
	);
} );

test( 'users who may not upload get no results and no sources', async () => {
	for ( const path of [ PATH, PATH.replace( 'pexels', 'google_photos' ) ] ) {
		const { status, data } = await ask( { path, who: 'contributor' } );
		expect( [ status, data.code ] ).toEqual( [ 403, 'rest_forbidden' ] );
	}
	expect( await asked( /^\/(v1|wpcom)\// ) ).toEqual( [] );
	expect( await sources( 'contributor' ) ).toEqual( [] );
} );
