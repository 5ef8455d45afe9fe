import { announce } from '../announce';
import { addFrame } from './add-frame';

const regions = ( doc = document ) =>
	Array.from( doc.querySelectorAll< HTMLElement >( '[role="status"]' ) );

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '';
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'announce', () => {
	it( 'creates one polite live region for the first message and keeps it', () => {
		announce( document, 'Slide 2' );
		announce( document, 'Slide 3' );
		expect( regions() ).toHaveLength( 1 );
		expect( regions()[ 0 ] ).toHaveAttribute( 'aria-live', 'polite' );
	} );

	it( 'uses a region that takes up no space but is not hidden from screen readers', () => {
		announce( document, 'Slide 2' );
		expect( regions()[ 0 ] ).toHaveStyle( {
			position: 'absolute',
			width: '1px',
			height: '1px',
			overflow: 'hidden',
		} );
		expect( regions()[ 0 ] ).toBeVisible();
		expect( regions()[ 0 ] ).not.toHaveAttribute( 'aria-hidden' );
	} );

	it( 'empties the region first, so that a repeated message is announced', () => {
		announce( document, 'Paused' );
		expect( regions()[ 0 ] ).toBeEmptyDOMElement();
		jest.runAllTimers();
		expect( regions()[ 0 ] ).toHaveTextContent( 'Paused' );
		announce( document, 'Paused' );
		expect( regions()[ 0 ] ).toBeEmptyDOMElement();
		jest.runAllTimers();
		expect( regions()[ 0 ] ).toHaveTextContent( 'Paused' );
	} );

	it( 'announces the last of several simultaneous messages', () => {
		announce( document, 'Slide 2' );
		announce( document, 'Slide 3' );
		jest.runAllTimers();
		expect( regions()[ 0 ] ).toHaveTextContent( /^Slide 3$/ );
	} );

	it( 'inserts a message as text, even if it contains HTML', () => {
		announce( document, '<img src=x>' );
		jest.runAllTimers();
		expect( regions()[ 0 ]?.innerHTML ).toBe( '&lt;img src=x&gt;' );
	} );

	it( 'uses its own region, even if an element in the post has the region’s ID', () => {
		document.body.innerHTML = '<p id="dovetail-announcements">Mine</p>';
		announce( document, 'Slide 2' );
		jest.runAllTimers();
		expect( document.querySelector( 'p' ) ).toHaveTextContent( 'Mine' );
		expect( regions()[ 0 ] ).toHaveTextContent( 'Slide 2' );
	} );

	it( 'uses a separate region for every document', () => {
		const inner = addFrame();
		announce( inner, 'Slide 2' );
		expect( regions( inner ) ).toHaveLength( 1 );
		expect( regions() ).toHaveLength( 0 );
	} );
} );
