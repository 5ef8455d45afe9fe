import { MOUNTED_ATTRIBUTE, mount, mountAll } from '#shared/view';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_CLASS, ROOT_CLASS, STAGE_CLASS } from '../markup';
import { compare } from '../view/compare';

function page( fixture: string ): HTMLElement | null {
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
	return document.querySelector( `.${ STAGE_CLASS }` );
}

function open( fixture = 'image-compare__plain' ) {
	const root = page( fixture ) as HTMLElement;
	return { root, controller: mount( root, compare() ) };
}

const divider = () => screen.getByRole( 'slider' );
const position = ( root: HTMLElement ) =>
	root.style.getPropertyValue( '--juxtapose-position' );

afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

describe( 'two images on a page', () => {
	it( 'have visible labels from the server, even without a script', () => {
		const root = page( 'image-compare__plain' );
		expect(
			[ ...( root?.querySelectorAll( 'img' ) ?? [] ) ].map(
				( { dataset } ) => dataset.label
			)
		).toEqual( [ 'Before', 'After' ] );
		expect(
			[
				...( root?.querySelectorAll( `.${ ROOT_CLASS }__label` ) ??
					[] ),
			].map( ( label ) => [
				label.parentElement?.className,
				label.textContent,
			] )
		).toEqual( [
			[ PICTURE_CLASS.before, 'Before' ],
			[ PICTURE_CLASS.after, 'After' ],
		] );
	} );

	it( 'become a slider with a name, two labels and the value 50 percent', () => {
		const { root } = open();
		expect( divider() ).toHaveAccessibleName(
			'Divider between the picture before and the picture after'
		);
		expect( divider() ).toHaveAttribute( 'aria-orientation', 'horizontal' );
		expect( position( root ) ).toBe( '50%' );
		expect(
			[ ...root.querySelectorAll( '.juxtapose__label' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Before', 'After' ] );
		expect(
			screen.getByRole( 'button', {
				name: 'The harbour full of sailing ships',
			} )
		).toBeVisible();
	} );

	// spec: 002-2.9-1, 002-3.9-1
	it( 'become a slider that announces its vertical orientation', () => {
		const { root } = open( 'image-compare__everything' );
		expect( divider() ).toHaveAttribute( 'aria-orientation', 'vertical' );
		expect( root ).toHaveAttribute( 'data-juxtapose', 'vertical' );
	} );

	it( 'have a slider name in the page’s language', () => {
		const root = page( 'image-compare__plain' ) as HTMLElement;
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="wp-script-module-data-dovetail-image-compare-view-script-module">{"strings":{"slider":"Trennlinie"}}</script>'
		);
		mount( root, compare() );
		expect( divider() ).toHaveAccessibleName( 'Trennlinie' );
	} );

	// spec: 002-2.9-1, 002-9-18
	it( 'are updated 200 milliseconds after the last resize', () => {
		jest.useFakeTimers();
		const placed = jest.fn();
		const root = page( 'image-compare__plain' ) as HTMLElement;
		const controller = mount( root, compare( { callback: placed } ) );
		placed.mockClear();
		window.dispatchEvent( new Event( 'resize' ) );
		jest.advanceTimersByTime( 199 );
		window.dispatchEvent( new Event( 'resize' ) );
		jest.advanceTimersByTime( 199 );
		expect( placed ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( placed.mock.calls ).toEqual( [ [ 50 ] ] );
		controller.abort();
	} );

	it( 'return to their original markup when the slider stops', () => {
		const before = page( 'image-compare__plain' )?.outerHTML;
		const { root, controller } = open();
		expect( root.outerHTML ).not.toBe( before );
		controller.abort();
		expect( root.outerHTML ).toBe( before );
	} );
} );

describe( 'a page', () => {
	it( 'has a slider for each pair of images, but none for a single image', () => {
		page( 'image-compare__plain' );
		const two = document.body.innerHTML;
		expect( page( 'image-compare__one-picture' ) ).toBeNull();
		document.body.insertAdjacentHTML( 'beforeend', two + two );
		const controller = mountAll( `.${ STAGE_CLASS }`, compare() );
		expect( screen.getAllByRole( 'slider' ) ).toHaveLength( 2 );
		expect(
			document.querySelectorAll( `[${ MOUNTED_ATTRIBUTE }]` )
		).toHaveLength( 2 );
		controller.abort();
	} );
} );
