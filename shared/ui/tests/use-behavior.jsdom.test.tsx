import { render } from '@testing-library/react';
import { useBehavior } from '../use-behavior';

type Props = { mode: string; isOff?: boolean; isOwn?: boolean };

/** Records what the behavior did and in which mode it was started. */
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

describe( 'a behavior on a stage of the editor', () => {
	it( 'starts anew when something changes that it looks at, and ends with the stage', () => {
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

	it( 'runs only while there is one', () => {
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" isOff /> );
		expect( log ).toEqual( [] );
		expect( isMarked( view ) ).toBe( false );
		view.rerender( <Stage mode="one" /> );
		view.rerender( <Stage mode="one" isOff /> );
		expect( log ).toEqual( [ 'stage one', 'one ends' ] );
	} );

	it( 'leaves a stage without a mark on which the visitor’s own script mounts', () => {
		const { log, Stage } = stage();
		const view = render( <Stage mode="one" isOwn={ false } /> );
		expect( isMarked( view ) ).toBe( false );
		view.unmount();
		expect( log ).toEqual( [ 'stage one', 'one ends' ] );
	} );
} );
