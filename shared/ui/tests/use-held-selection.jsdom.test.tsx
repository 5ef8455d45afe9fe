import { act, renderHook } from '@testing-library/react';
import { useHeldSelection } from '../use-held-selection';

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTime( milliseconds ) );

const held = ( isSelected: boolean ) =>
	renderHook( ( props ) => useHeldSelection( props.isSelected ), {
		initialProps: { isSelected },
	} );

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

describe( 'useHeldSelection', () => {
	it( 'is false for a block that was not selected, and true as soon as it is selected', () => {
		const { result, rerender } = held( false );
		expect( result.current ).toBe( false );
		rerender( { isSelected: true } );
		expect( result.current ).toBe( true );
	} );

	it( 'stays true while the press that deselects the block may last', () => {
		const { result, rerender } = held( true );
		rerender( { isSelected: false } );
		pass( 250 );
		expect( result.current ).toBe( true );
		pass( 100 );
		expect( result.current ).toBe( false );
	} );

	it( 'scrolls by the distance that the focused element in the canvas moves when the controls disappear', () => {
		const canvas = document.body.appendChild(
			document.createElement( 'iframe' )
		);
		const field = canvas.contentDocument!.body.appendChild(
			canvas.contentDocument!.createElement( 'input' )
		);
		canvas.focus();
		field.focus();
		const scrollBy = jest.fn();
		canvas.contentDocument!.documentElement.scrollBy = scrollBy;
		const { result, rerender } = held( true );
		jest.spyOn( field, 'getBoundingClientRect' ).mockImplementation(
			() => new DOMRect( 0, result.current ? 500 : 220 )
		);
		rerender( { isSelected: false } );
		pass( 300 );
		expect( scrollBy.mock.calls ).toEqual( [
			[ { top: -280, behavior: 'instant' } ],
		] );
		canvas.remove();
	} );

	it( 'scrolls the container around the focused element if the canvas is not an iframe', () => {
		document.body.innerHTML =
			'<div style="overflow-y: auto"><input /></div>';
		const container = document.querySelector( 'div' )!;
		const field = document.querySelector( 'input' )!;
		// jsdom has no layout.
		Object.defineProperty( container, 'scrollHeight', { value: 900 } );
		const scrollBy = jest.fn();
		container.scrollBy = scrollBy;
		field.focus();
		const { result, rerender } = held( true );
		jest.spyOn( field, 'getBoundingClientRect' ).mockImplementation(
			() => new DOMRect( 0, result.current ? 500 : 220 )
		);
		rerender( { isSelected: false } );
		pass( 300 );
		expect( scrollBy.mock.calls ).toEqual( [
			[ { top: -280, behavior: 'instant' } ],
		] );
		container.remove();
	} );

	it( 'stays true if the block is selected again meanwhile', () => {
		const { result, rerender } = held( true );
		rerender( { isSelected: false } );
		pass( 250 );
		rerender( { isSelected: true } );
		pass( 1000 );
		expect( result.current ).toBe( true );
	} );
} );
