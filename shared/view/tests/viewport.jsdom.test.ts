import { whenNearViewport, whileInViewport } from '../viewport';
import { addFrame } from './add-frame';

/** A fake observer that the test controls. */
class StubObserver {
	static all: StubObserver[] = [];
	readonly observed: Element[] = [];
	isConnected = true;

	constructor(
		private readonly callback: (
			entries: { isIntersecting: boolean }[]
		) => void,
		readonly options: { rootMargin?: string; root?: Document | null }
	) {
		StubObserver.all.push( this );
	}

	observe( element: Element ) {
		this.observed.push( element );
	}

	disconnect() {
		this.isConnected = false;
	}

	see( ...visibilities: boolean[] ) {
		this.callback(
			visibilities.map( ( isIntersecting ) => ( { isIntersecting } ) )
		);
	}
}

const observer = () => {
	const last = StubObserver.all.at( -1 );
	if ( ! last ) {
		throw new Error( 'Nothing is observed.' );
	}
	return last;
};

beforeEach( () => {
	StubObserver.all = [];
	Reflect.set( window, 'IntersectionObserver', StubObserver );
} );

afterEach( () => {
	Reflect.deleteProperty( window, 'IntersectionObserver' );
} );

describe( 'whenNearViewport', () => {
	it( 'calls back once, when the element comes near, and stops looking', () => {
		const callback = jest.fn();
		whenNearViewport( document.body, callback );
		expect( observer().observed ).toEqual( [ document.body ] );
		observer().see( false );
		expect( callback ).not.toHaveBeenCalled();
		observer().see( true, false, true );
		observer().see( true );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		expect( observer().isConnected ).toBe( false );
	} );

	it.each( [
		[ '200px', {} ],
		[ '50%', { margin: '50%' } ],
	] )( 'near is %s for the options %p', ( margin, options ) => {
		whenNearViewport( document.body, () => {}, options );
		expect( observer().options.rootMargin ).toBe( margin );
	} );

	it( 'aborting ends the wait', () => {
		const callback = jest.fn();
		const { signal, abort } = abortable();
		whenNearViewport( document.body, callback, { signal } );
		abort();
		expect( observer().isConnected ).toBe( false );
		observer().see( true );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( 'calls back at once where nothing can be observed, but not for an aborted signal', () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
		const callback = jest.fn();
		whenNearViewport( document.body, callback );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		whenNearViewport( document.body, callback, {
			signal: AbortSignal.abort(),
		} );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'counts the margin from the edge of a frame of the same site', () => {
		const inner = addFrame();
		Reflect.set(
			inner.defaultView as object,
			'IntersectionObserver',
			StubObserver
		);
		whenNearViewport( inner.body, () => {} );
		expect( observer().options.root ).toBe( inner );
		whenNearViewport( document.body, () => {} );
		expect( observer().options.root ).toBeNull();
	} );

	it( "asks the element's own window", () => {
		const inner = addFrame().body;
		const callback = jest.fn();
		whenNearViewport( inner, callback );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		expect( StubObserver.all ).toHaveLength( 0 );
	} );
} );

describe( 'whileInViewport', () => {
	it( 'says what holds first, then every change, and nothing twice', () => {
		const seen: boolean[] = [];
		whileInViewport( document.body, ( isVisible ) =>
			seen.push( isVisible )
		);
		expect( observer().options.rootMargin ).toBe( '0px' );
		observer().see( false );
		observer().see( false, true );
		observer().see( true );
		observer().see( false );
		expect( seen ).toEqual( [ false, true, false ] );
	} );

	it( 'aborting ends it, in the middle of a report too', () => {
		const seen: boolean[] = [];
		const { signal, abort } = abortable();
		whileInViewport(
			document.body,
			( isVisible ) => {
				seen.push( isVisible );
				abort();
			},
			{ signal }
		);
		observer().see( true, false );
		expect( seen ).toEqual( [ true ] );
		expect( observer().isConnected ).toBe( false );
	} );

	it( 'takes the element for visible where nothing can be observed', () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
		const onChange = jest.fn();
		whileInViewport( document.body, onChange );
		expect( onChange.mock.calls ).toEqual( [ [ true ] ] );
	} );

	it( 'an aborted signal looks at nothing', () => {
		whileInViewport( document.body, () => {}, {
			signal: AbortSignal.abort(),
		} );
		expect( StubObserver.all ).toHaveLength( 0 );
	} );
} );

function abortable() {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
}
