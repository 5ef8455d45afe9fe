import { render } from '@testing-library/react';
import { useBehavior } from '../use-behavior';

let observers: { come(): void; margin?: string }[] = [];

class StubObserver {
	constructor(
		private readonly callback: (
			entries: { isIntersecting: boolean }[]
		) => void,
		{ rootMargin }: { rootMargin?: string }
	) {
		observers.push( {
			come: () => this.callback( [ { isIntersecting: true } ] ),
			margin: rootMargin,
		} );
	}

	observe() {}

	disconnect() {}
}

afterEach( () => {
	jest.restoreAllMocks();
	observers = [];
	Reflect.deleteProperty( window, 'IntersectionObserver' );
} );

type Props = { mode: string; isOff?: boolean; isOwn?: boolean };

function stage() {
	const log: string[] = [];
	function Stage( { mode, isOff, isOwn }: Props ) {
		const run = ( root: HTMLElement, signal: AbortSignal ) => {
			log.push( `${ root.id } ${ mode }` );
			signal.addEventListener( 'abort', () =>
				log.push( `${ mode } ends` )
			);
		};
		return (
			<div
				id="stage"
				ref={ useBehavior( isOff ? null : run, [ mode, isOff ], {
					isOwn,
				} ) }
			/>
		);
	}
	return { log, Stage };
}

const isMarked = ( { container }: { container: HTMLElement } ) =>
	container.firstElementChild?.hasAttribute( 'data-dovetail-mounted' );

describe( 'a view behavior in the editor', () => {
	it( 'restarts when a dependency changes, and stops with its element', () => {
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" /> );
		view.rerender( <Stage mode="one" /> );
		expect( log ).toEqual( [ 'stage one' ] );
		expect( isMarked( view ) ).toBe( true );
		view.rerender( <Stage mode="two" /> );
		view.unmount();
		expect( log ).toEqual( [
			'stage one',
			'one ends',
			'stage two',
			'two ends',
		] );
	} );

	it( 'runs only while its element exists', () => {
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" isOff /> );
		expect( log ).toEqual( [] );
		expect( isMarked( view ) ).toBe( false );
		view.rerender( <Stage mode="one" /> );
		view.rerender( <Stage mode="one" isOff /> );
		expect( log ).toEqual( [ 'stage one', 'one ends' ] );
	} );

	it( 'does not mark an element that the view script mounts itself', () => {
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" isOwn={ false } /> );
		expect( isMarked( view ) ).toBe( false );
		view.unmount();
		expect( log ).toEqual( [ 'stage one', 'one ends' ] );
	} );

	it( 'starts immediately if the element is visible, so that the focus can move into it', () => {
		Reflect.set( window, 'IntersectionObserver', StubObserver );
		const { log, Stage } = stage();
		render( <Stage mode="one" /> );
		expect( log ).toEqual( [ 'stage one' ] );
		expect( observers ).toEqual( [] );
	} );

	it( 'starts when the element is within one screen of the viewport, and later restarts immediately', () => {
		Reflect.set( window, 'IntersectionObserver', StubObserver );
		jest.spyOn(
			HTMLElement.prototype,
			'getBoundingClientRect'
		).mockReturnValue( new DOMRect( 0, 3 * window.innerHeight, 10, 10 ) );
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" /> );
		expect( log ).toEqual( [] );
		expect( observers ).toMatchObject( [ { margin: '100%' } ] );
		view.rerender( <Stage mode="two" /> );
		expect( observers ).toHaveLength( 2 );
		observers[ 0 ]?.come();
		expect( log ).toEqual( [] );
		observers[ 1 ]?.come();
		view.rerender( <Stage mode="three" /> );
		expect( log ).toEqual( [ 'stage two', 'two ends', 'stage three' ] );
	} );

	it( 'starts immediately on an element that the view script mounts itself', () => {
		Reflect.set( window, 'IntersectionObserver', StubObserver );
		const { log, Stage } = stage();
		render( <Stage mode="one" isOwn={ false } /> );
		expect( log ).toEqual( [ 'stage one' ] );
	} );
} );
