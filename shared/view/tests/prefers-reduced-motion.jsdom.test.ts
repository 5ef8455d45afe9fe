import {
	onReducedMotionChange,
	prefersReducedMotion,
} from '../prefers-reduced-motion';

function stubMotion( matches: boolean ) {
	const query = Object.assign( new EventTarget(), { matches } );
	const ask = jest.fn().mockReturnValue( query );
	Reflect.set( window, 'matchMedia', ask );
	return {
		ask,
		change( isReduced: boolean ) {
			query.matches = isReduced;
			query.dispatchEvent(
				Object.assign( new Event( 'change' ), { matches: isReduced } )
			);
		},
	};
}

afterEach( () => {
	Reflect.deleteProperty( window, 'matchMedia' );
} );

describe( 'prefersReducedMotion', () => {
	it.each( [ true, false ] )(
		'returns %p, as the browser’s media query does',
		( wish ) => {
			const { ask } = stubMotion( wish );
			expect( prefersReducedMotion( window ) ).toBe( wish );
			expect( ask ).toHaveBeenCalledWith(
				'(prefers-reduced-motion: reduce)'
			);
		}
	);

	it( 'returns false if the window does not support media queries', () => {
		expect( prefersReducedMotion( window ) ).toBe( false );
	} );
} );

describe( 'onReducedMotionChange', () => {
	it( 'calls the listener on every change until the signal aborts', () => {
		const { change } = stubMotion( false );
		const controller = new AbortController();
		const listener = jest.fn();
		onReducedMotionChange( window, listener, controller.signal );
		change( true );
		change( false );
		controller.abort();
		change( true );
		expect( listener.mock.calls ).toEqual( [ [ true ], [ false ] ] );
	} );

	it( 'does nothing if the window does not support media queries', () => {
		const listener = jest.fn();
		onReducedMotionChange( window, listener, new AbortController().signal );
		expect( listener ).not.toHaveBeenCalled();
	} );
} );
