import { changeSlide, moveSlide, removeSlide } from '../arrange';

const slides: readonly { alt: string }[] = [ ...'abc' ].map( ( alt ) => ( {
	alt,
} ) );
const words = ( list: readonly { alt: string }[] ) =>
	list.map( ( { alt } ) => alt ).join( '' );

describe( 'in the list of slides “abc”', () => {
	afterEach( () => expect( words( slides ) ).toBe( 'abc' ) );

	it.each( [
		[ 0, 2, 'bca' ],
		[ 2, 0, 'cab' ],
		[ 1, 1, 'abc' ],
		[ 0, 3, 'abc' ],
		[ -1, 0, 'abc' ],
	] )( 'moving slide %p to position %p gives %s', ( from, to, order ) => {
		expect( words( moveSlide( slides, from, to ) ) ).toBe( order );
	} );

	it.each( [
		[ 1, 'ac' ],
		[ 3, 'abc' ],
	] )( 'removing slide %p gives %s', ( index, rest ) => {
		expect( words( removeSlide( slides, index ) ) ).toBe( rest );
	} );

	it.each( [
		[ 1, 'axc' ],
		[ 3, 'abc' ],
	] )( 'changing slide %p gives %s', ( index, changed ) => {
		expect( words( changeSlide( slides, index, { alt: 'x' } ) ) ).toBe(
			changed
		);
	} );
} );
