import { readAttributes } from '#shared/attributes';
import { attributes as schema } from '../attributes';
import { pictureOf, shownBy } from '../rules/kept';

const block = ( raw: object ) => readAttributes( schema, raw );
const place = ( longitude: number, title = '' ) => ( {
	coordinates: { longitude, latitude: 1 },
	title,
	caption: '',
} );

describe( 'the content hash of a map image', () => {
	const two = { points: [ place( 1 ), place( 2 ) ] };

	it.each( [
		[ 'a marker that is moved', { points: [ place( 1 ), place( 3 ) ] } ],
		[ 'a marker that comes', { points: [ ...two.points, place( 3 ) ] } ],
		[ 'another style', { ...two, mapStyle: 'black_and_white' } ],
		[ 'another color', { ...two, markerColor: '#112233' } ],
	] )( 'changes with %s', ( _, changed ) => {
		expect( shownBy( block( changed ) ) ).not.toBe(
			shownBy( block( two ) )
		);
	} );

	it.each( [
		[ 'a name', { points: [ place( 1, 'A' ), place( 2 ) ] } ],
		[ 'a height', { ...two, mapHeight: 300 } ],
		[ 'a level that several markers do not have', { ...two, zoom: 3 } ],
	] )( 'does not change with %s', ( _, changed ) => {
		expect( shownBy( block( changed ) ) ).toBe( shownBy( block( two ) ) );
	} );

	it( 'is encoded in characters that post content keeps, so that no image counts as outdated', () => {
		expect( shownBy( block( two ) ) ).toBe( 'bpt2hy' );
	} );

	it( 'changes with the zoom of one marker', () => {
		const one = { points: [ place( 1 ) ] };
		expect( shownBy( block( { ...one, zoom: 3 } ) ) ).not.toBe(
			shownBy( block( one ) )
		);
	} );

	it.each( [ {}, { picture: {} }, { picture: { url: 'javascript:1' } } ] )(
		'is empty for %j',
		( raw ) => {
			expect( pictureOf( block( raw ) ) ).toBeUndefined();
		}
	);
} );
